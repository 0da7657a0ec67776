import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const agreementQuery = queryOptions({
  queryKey: ['admin', 'agreement'],
  queryFn: () => api.feedbackAgreement(),
});

export const confusionQuery = queryOptions({
  queryKey: ['admin', 'recogniser'],
  queryFn: () => api.recogniserConfusion(),
});
