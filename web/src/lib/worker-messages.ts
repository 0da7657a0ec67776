/** What pages tell the service worker. `entry` asks for the script that its version of the app runs by. */
export const workerMessages = {
  takeOver: 'take over',
  takeOverIfAlone: 'take over if alone',
  entry: 'entry',
  forget: 'forget',
} as const;
