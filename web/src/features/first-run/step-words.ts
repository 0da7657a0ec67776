import type { FirstRunStep } from '@drape/contract/options';

export const stepWords: Record<FirstRunStep, { name: string; title: string; lead: string }> = {
  photo: {
    name: 'A photo',
    title: 'Show what you wear',
    lead: 'One photo of an outfit, worn or laid out. Seconds later you read what works, and why.',
  },
  preferences: {
    name: 'Your taste',
    title: 'Say what you like',
    lead: 'A word or two is enough. Advice and outfits are made by it, and you can change it at any time.',
  },
  clothes: {
    name: 'Your clothes',
    title: 'List some of your clothes',
    lead: 'A top, something below and shoes make a first outfit. Write them down as they come to mind.',
  },
  outfit: {
    name: 'An outfit',
    title: 'Your first outfit',
    lead: 'Made of your own clothes, for today and its weather.',
  },
};

export const stateWords = { open: 'to do', done: 'done', skipped: 'skipped' } as const;
