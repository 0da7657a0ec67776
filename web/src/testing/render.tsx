import { I18nProvider } from '@lingui/react';
import { render as renderAlone } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { i18n } from '../lib/language.ts';

const InLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/** One component, in the language that is active. */
export const render = (element: ReactElement) => renderAlone(element, { wrapper: InLanguage });
