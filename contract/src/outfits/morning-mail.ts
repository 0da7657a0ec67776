import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';

/** Below `/api`: where the button of a mail program ends the mail. */
export const oneClickPath = '/users/morning-mail/one-click';

export const morningMailEndpoints = {
  stopMorningMail: endpoint({
    ...paths.stopMorningMail,
    summary: 'Ends the morning mail for the holder of its link',
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ stopped: z.literal(true) }),
    errors: ['not_found'],
  }),
};
