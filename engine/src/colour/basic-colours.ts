/** The eleven basic colour terms of English (Berlin and Kay, 1969). */
export const basicColours = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;
export type BasicColour = (typeof basicColours)[number];
