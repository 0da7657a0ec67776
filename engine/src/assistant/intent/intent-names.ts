/** What a message may want, by the kind of answer it gets. The learned reader knows exactly these. */
export const intentGroups = {
  question: [
    ...([
      'find',
      'count',
      'money',
      'age',
      'unworn',
      'wears',
      'history',
      'status',
      'facts',
      'colors',
    ] as const),
    ...(['gaps', 'buy', 'declutter', 'outfit', 'outfit_with', 'match', 'pair', 'suits', 'compare'] as const),
    ...(['color_advice', 'body_advice', 'trends', 'explain', 'care', 'pack', 'weather', 'events'] as const),
    ...(['photo'] as const),
  ],
  command: [
    ...(['item_add', 'item_edit', 'item_delete', 'item_delete_all', 'item_restore', 'item_wash'] as const),
    ...(['item_clean', 'item_lend', 'item_repair', 'item_archive', 'item_sold', 'item_worn'] as const),
    ...(['item_favorite', 'item_unfavorite', 'outfit_plan', 'outfit_move', 'outfit_cancel'] as const),
    ...(['outfit_save', 'week_plan', 'event_create', 'event_move', 'event_delete', 'pref_set'] as const),
    ...(['home_set', 'undo', 'remind', 'shop', 'app_help', 'outside'] as const),
  ],
  follow: [
    ...(['casual', 'dressy', 'warmer', 'cooler', 'without', 'with', 'other', 'options', 'recolor'] as const),
    ...(['why', 'again', 'yes', 'no', 'swap'] as const),
  ],
  talk: [
    ...(['hello', 'bye', 'thanks', 'how_are_you', 'who_are_you', 'capabilities', 'joke', 'praise'] as const),
    ...(['dislike', 'insult', 'small_talk', 'happy'] as const),
  ],
  feeling: [
    ...(['grief', 'nerves', 'body_dislike', 'money_worry', 'sad', 'overwhelmed', 'self_harm'] as const),
  ],
  other: [
    ...(['off_topic', 'gibberish', 'pasted_list', 'code', 'injection', 'others_data', 'adult'] as const),
  ],
} as const;

export type IntentGroup = keyof typeof intentGroups;
export type IntentName = (typeof intentGroups)[IntentGroup][number];

export const intentNames: readonly IntentName[] = Object.values(intentGroups).flat();

const groups = new Map<string, IntentGroup>(
  Object.entries(intentGroups).flatMap(([group, names]) =>
    names.map((name): [string, IntentGroup] => [name, group as IntentGroup]),
  ),
);

export function groupOf(name: IntentName): IntentGroup {
  return groups.get(name) ?? 'other';
}

export const languages = ['en', 'de', 'es', 'fr', 'no'] as const;
export type Language = (typeof languages)[number];
