import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paths } from './paths.ts';

export const morningMailEndpoints = {
  stopMorningMail: endpoint({
    ...paths.stopMorningMail,
    summary: 'Ends the morning mail of whoever holds its link',
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ stopped: z.literal(true) }),
    errors: ['not_found'],
  }),
};
