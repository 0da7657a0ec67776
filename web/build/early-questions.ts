import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { type AnyInput, addressOf } from '@drape/contract/wire/client';
import { limits } from '@drape/contract/wire/limits';
import { type EndpointName, paths } from '@drape/contract/wire/paths';
import type { Plugin } from 'vite';
import { apiBase } from '../src/lib/api-base.ts';
import { askEarly, type EarlyQuestions } from '../src/lib/early/ask-early.ts';
import { startWhenPainted } from '../src/lib/early/start-when-painted.ts';
import { storageKeys } from '../src/lib/storage.ts';

type Question = EndpointName | [EndpointName, AnyInput];

const firstItems: Question = ['listItems', { query: { limit: wardrobeLimits.firstItems } }];
const itemCount: Question = ['listItems', { query: { limit: 1 } }];
const planCount: Question = ['listPlans', { query: { limit: 1 } }];

/** What the first screen of a page asks, in the very words of its calls. */
const byPage: Record<string, Question[]> = {
  '/dashboard': [
    ...(['me', 'pricingTier', 'getFirstRun'] as const),
    ['history', { query: { page: 1, limit: 3 } }],
  ],
  '/upload': ['me'],
  '/camera': ['me', 'pricingTier'],
  '/wardrobe': ['me', 'pricingTier', firstItems, 'getFirstRun'],
  '/outfits': ['me', firstItems, 'listOutfits'],
  '/calendar-view': ['me', 'pricingTier', 'listEvents', itemCount, planCount, 'planSuggestions'],
  '/profile': [
    ...(['me', 'getFirstRun', 'listEvents', 'getProfile', 'pricingTier', 'planDetails'] as const),
    ['todaysOutfit', { query: { turn: 0 } }],
    itemCount,
  ],
  '/profile/outside': ['me', 'getOutsideSettings', ['listOutsideCalls', { query: { page: 1 } }]],
  '/week': ['me', 'pricingTier', 'planSuggestions', itemCount],
  '/trips': ['me', 'pricingTier', 'listTrips'],
  '/start': ['me', 'getFirstRun'],
};

function addressOfQuestion(question: Question): string {
  const [name, input] = typeof question === 'string' ? [question] : question;
  return apiBase + addressOf(paths[name], input);
}

/** A document names its characters within the first kilobyte. */
const charset = '<meta charset="utf-8" />';

/** Puts the early questions into the app's document, in front of the style sheet, which would hold them up. */
export function earlyQuestions(): Plugin {
  const questions: EarlyQuestions = {
    byPage: Object.fromEntries(
      Object.entries(byPage).map(([page, asked]) => [page, asked.map(addressOfQuestion)]),
    ),
    tokenKey: storageKeys.token,
    timeoutMs: limits.requestTimeoutMs,
  };
  const script = [
    `<script>(${askEarly})(${JSON.stringify(questions)})</script>`,
    `<script>(${startWhenPainted})()</script>`,
  ].join('\n    ');
  return {
    name: 'drape:early-questions',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('app.html') ? html.replace(charset, () => `${charset}\n    ${script}`) : html,
    },
  };
}
