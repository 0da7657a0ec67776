import type { ChatCard } from '@drape/contract/assistant/assistant';

export type OutfitCard = Extract<ChatCard, { kind: 'outfit' }>;

/** The one outfit that an answer is about; several are alternatives and come after the words. */
export function leadingOutfit(cards: readonly ChatCard[]): OutfitCard | undefined {
  const [card, ...others] = cards;
  return card?.kind === 'outfit' && others.length === 0 ? card : undefined;
}

/** What an answer says beside the picture of its outfit: the line that lists the same pieces is left out. */
export function wordsBeside(text: string, { items }: OutfitCard): string {
  const lists = (line: string) => {
    const said = line.toLowerCase();
    return items.every(({ description }) => said.includes(description.toLowerCase()));
  };
  const rest = text.split('\n').filter((line) => !lists(line));
  return rest.join('\n').trim() || text;
}
