import type { FirstRunStep } from '@drape/contract/profile/options';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stepWords: Record<
  FirstRunStep,
  { name: MessageDescriptor; title: MessageDescriptor; lead: MessageDescriptor }
> = {
  photo: {
    name: msg`A photo`,
    title: msg`Show what you wear`,
    lead: msg`One photo of an outfit, worn or laid out. Seconds later you know what works, and why.`,
  },
  preferences: {
    name: msg`Your taste`,
    title: msg`Say what you like`,
    lead: msg`A word or two is enough. You can change it at any time.`,
  },
  clothes: {
    name: msg`Your clothes`,
    title: msg`Add some of your clothes`,
    lead: msg`A top, something for below, and shoes make a first outfit.`,
  },
  outfit: {
    name: msg`An outfit`,
    title: msg`Your first outfit`,
    lead: msg`From your own clothes, for today’s weather.`,
  },
};

export const stateWords = { open: msg`to do`, done: msg`done`, skipped: msg`skipped` } as const;
