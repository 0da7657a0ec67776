/** Stored with every Look and every analysis; raised whenever a measurement or a rule changes an answer. */
export const engineVersion = '1.16.0';
export const engineName = 'embedded';
