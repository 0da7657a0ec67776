/** Addresses of the networks' files, from the build. */
declare module 'virtual:pose-networks' {
  export const faceGraph: string;
  export const faceWeights: string;
  export const bodyGraph: string;
  export const bodyWeights: string;
}
