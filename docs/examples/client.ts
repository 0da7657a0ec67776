import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** Adds a garment, plans an outfit for tomorrow, asks the assistant and cleans up. Answers what was seen on the way. */
export async function journey(origin: string, token: string, day: string) {
  const api = createClient<paths, 'application/json'>({
    baseUrl: `${origin}/api`,
    headers: { Authorization: `Bearer ${token}` },
  });

  const added = await api.POST('/calendar/wardrobe', {
    params: { header: { 'Idempotency-Key': 'first-items' } },
    body: { description: 'navy wool trousers, white cotton shirt, brown leather shoes' },
  });
  if (!added.data) throw new Error(added.error.message);

  const wardrobe = await api.GET('/calendar/wardrobe', { params: { query: { limit: 10 } } });
  const items = wardrobe.data?.data.items ?? [];

  const outfit = await api.POST('/outfits', {
    body: { name: 'From a script', date: day, wardrobe_item_ids: items.map(({ id }) => id) },
  });
  if (!outfit.data) throw new Error(outfit.error.message);

  const answer = await api.POST('/fashion/chatbot', { body: { message: 'What shirts do I have?' } });
  const unknown = await api.GET('/plans/{id}', { params: { path: { id: 'no-such-plan' } } });
  return {
    items: items.map(({ description }) => description),
    score: outfit.data.data.score,
    reply: answer.data?.data.response ?? answer.error?.message,
    refusal: unknown.error?.code,
  };
}
