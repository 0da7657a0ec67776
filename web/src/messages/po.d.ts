declare module '*.po' {
  /** The compiled texts of a translator's file, by the English ones. */
  export const messages: import('@lingui/core').Messages;
}
