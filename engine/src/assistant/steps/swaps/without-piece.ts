import type { AssistantItem, Memory } from '../../assistant-context.ts';

/** The conversation with a piece taken out of the outfit that is shown, and kept out of the next one. */
export function withoutPiece(memory: Memory, { id }: AssistantItem): Memory {
  const { outfit, wish } = memory;
  if (!outfit || !wish) return memory;
  const slots = Object.fromEntries(Object.entries(outfit.slots).filter(([, worn]) => worn !== id));
  return {
    ...memory,
    outfit: { ...outfit, itemIds: outfit.itemIds.filter((worn) => worn !== id), slots },
    wish: { ...wish, excluded: [...new Set([...wish.excluded, id])] },
  };
}
