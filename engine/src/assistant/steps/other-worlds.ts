import words from '../../knowledge/assistant/heard/other-worlds.json' with { type: 'json' };
import { talkAnswer } from '../answers/talk-answers.ts';
import type { Answer } from '../assistant-context.ts';
import type { Turn } from '../turn/turn.ts';

const heard = new RegExp(`(?<!\\p{L})(?:${words.en}|${words.de})(?!\\p{L})`, 'iu');
const asks =
  /\?|(?<!\p{L})or (?:nah|not|no|what)\W*$|^\W*(?:(?:and|so|hey|ok|btw|fr|tho|though|lol|anyway|um|und|also)\W+)*(?:who|what|how|when|where|which|do you|can you|could you|any|tell me|wer|was|wie|wann|wo|kennst du|kannst du)(?!\p{L})/iu;
const ofClothes =
  /(?<!\p{L})(?:wear\p{L}*|wore|outfits?|dress\p{L}*|clothes|look good|style|pack|wash|anzieh\p{L}*|trag\p{L}*|zieh\p{L}*|kleid\p{L}*)(?!\p{L})/iu;

/** "How does the second verse begin?": nothing of one's own is named, and no answer about clothes is one to it. */
export function otherWorld({ text, ground, memory, wanted }: Turn): Answer | undefined {
  if (!heard.test(text) || !asks.test(text) || ofClothes.test(text)) return undefined;
  if (ground.surely.length > 0 || ground.event) return undefined;
  return talkAnswer('off_topic', wanted.language, text, memory);
}
