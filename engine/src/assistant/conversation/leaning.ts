import { hasQualities, isKind } from '../understanding/mentions/mention-filters.ts';
import type { Question } from '../understanding/read-question.ts';

const opening =
  /^\W*(brr+|ugh|ooh?|um+|erm?|oops|haha|lol|meh|yikes|eek|wow|hang on|hold on|and|but|so|ok(ay)?|hm+|well|no|nah|nope|not|only|just|what about|how about|what if|or|actually|maybe|then|also|make (it|that)|can (it|that)|could (it|that)|instead|with|without|in|on|for|same|another|yes|yeah|yep|sure|why|ah|oh|too|a bit|slightly|more|less|something|any(thing)?|i (meant|mean)|rather|dont|please|do it|swap|change|replace|try|switch|use|add|remove|drop|lose|skip|keep|cool|great|nice|thanks|perfect|love it|hmm|alright|right|fine|which of|whichever|sorry|wait|which (goes|go|works|matches|suits|looks|did|do|is|was|one|ones|would|have|are|were|has|cost|can|could|should)|give me|go on|one more|next|fewer|less|still|id (rather|prefer|like|love)|i (d|would|want|need|prefer|fancy)|lets|let me|my (mum|mom|dad|husband|wife|friend|boss|sister|feet|partner)|nothing|more|bit|might|maybe|could (we|i|you)|can (we|i|you)|the (first|second|third|last|other|next|same)|im not|i dont|i hate|i cant|do any|are any|are they|is it|is that|are those|does it|do they|its|they|that|those|it)\b/;
const pointing =
  /\b(it|its|that|this|these|those|them|they|theyre|theirs|ones?|pairs?|both|the (other|others|same|rest|first|second|third|last|former|latter)|others|either|neither|each|all of them|instead|else)\b/;

/** Whether a question leans on what was said before: by how it begins, by what it points to, by being short. */
export function leans({ plain }: Question): boolean {
  return opening.test(plain) || pointing.test(plain) || plain.split(' ').length <= 5;
}

/** Whether it is a statement and not a question, so that after an outfit it changes that: "my mum says jeans aren't allowed there". */
export function isStatement({ plain, text, days, occasion }: Question): boolean {
  return (
    !text.includes('?') &&
    !/^\W*((so|and|but|ok|hey|hi|please|pls)\W+)*(what|whats|which|who|whose|when|where|wheres|why|how|do|does|did|is|are|am|was|were|can|could|should|would|will|shall|may|have|has|had|show|list|find|pull|pack|log|mark|note|record|plan|put|tell|explain|give|suggest|recommend|compare|count|search|outfit|dress|look|any|got|i (wore|had|got|spilled|spilt|shrank|have (a|an))|define|describe|help)\b/.test(
      plain,
    ) &&
    !(days && occasion)
  );
}

/** Whether it points at something without naming it. */
export function points({ plain }: Question): boolean {
  return pointing.test(plain);
}

/** "And silk?", "what about the grey one?": nothing but a new thing to ask the old question of. */
export function isAppendix({ plain }: Question): boolean {
  const words = plain.split(' ').length;
  return (
    words <= 8 &&
    /^\W*((ok(ay)?|so|hm+|ah|oh|well|right|no|nah|yes|yeah|sorry|cool|thanks|great|nice|then)\W+)*(and|what about|how about|or|same (for|with)|also|but|plus|now)\b/.test(
      plain,
    ) &&
    !/\b(how (do|can|should|often|many|much)|why|when|where|which|who|should i|can i|what (is|are|do|does|should|can))\b/.test(
      plain,
    )
  );
}

/** Of a list, those that "the second", "the last one", "both" or "the grey one" mean; all where nothing is said. */
export function pointed<Item>(plain: string, shown: readonly Item[]): Item[] {
  const ordinals: readonly [RegExp, number][] = [
    [/\b(first|former|top one|number one)\b/, 0],
    [/\b(second|latter|number two)\b/, 1],
    [/\b(third|number three)\b/, 2],
    [/\b(fourth)\b/, 3],
    [/\b(last one|the last)\b/, shown.length - 1],
  ];
  const found = ordinals.find(([pattern]) => pattern.test(plain));
  const item = found && !/\bfirst (date|day|time)\b/.test(plain) ? shown[found[1]] : undefined;
  return item === undefined ? [...shown] : [item];
}

/** The mention that only qualities tell: "the navy one", "in medium", "under 50". */
export function quality({ mentions }: Question) {
  return mentions.find(
    (mention) => mention.role !== 'refused' && !isKind(mention) && hasQualities(mention.filter),
  );
}
