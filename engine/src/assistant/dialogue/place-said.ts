import places from '../../knowledge/assistant/heard/body-places.json' with { type: 'json' };

const slotsAt: Readonly<Record<keyof typeof places, readonly string[]>> = {
  top: ['top'],
  bottom: ['bottom'],
  shoes: ['shoes'],
};

const words = Object.entries(places).map(
  ([place, said]) =>
    [place as keyof typeof places, new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu')] as const,
);

/** The slots of an outfit that a message names by the part of the body: "something softer on top", in five languages. */
export function placeSaid(text: string): readonly string[] | undefined {
  const place = words.find(([, said]) => said.test(text))?.[0];
  return place && slotsAt[place];
}
