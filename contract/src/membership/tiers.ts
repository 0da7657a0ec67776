/** What each tier may do. Free of zod, so that the browser can import it. */
export const tierFeatures = {
  free: { name: 'Free', max_wardrobe_items: 50, max_chat_messages_per_day: 20 },
  trial: { name: 'Trial', max_wardrobe_items: null, max_chat_messages_per_day: null },
  pro: { name: 'Pro', max_wardrobe_items: null, max_chat_messages_per_day: null },
} as const;

export type Tier = keyof typeof tierFeatures;

/** The sentences with which a Pro gate refuses. */
export const proMessages = {
  general: 'This is only available for Pro users. Please upgrade your account.',
  camera: 'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.',
  liveAnalysis: 'Live analysis is a Pro feature. Please upgrade to access this functionality.',
  outfits: 'Outfit generation is only available for Pro users. Please upgrade your account.',
  imageUpload: 'Image upload is only available for Pro users. Please upgrade your account.',
  insights: 'Insights are only available for Pro users. Please upgrade your account.',
  wardrobeBuilder: 'Wardrobe recommendations are only available for Pro users. Please upgrade your account.',
  detailedForm: 'The detailed form is only available for Pro users. Please upgrade your account.',
} as const;
