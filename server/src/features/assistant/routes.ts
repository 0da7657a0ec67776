import { assistantEndpoints } from '@drape/contract/assistant';
import type { Mount } from '../../platform/http/mount.ts';
import type { AssistantService } from './service.ts';

export function mountAssistant(mount: Mount, assistant: AssistantService): void {
  mount(assistantEndpoints.chat, ({ body }, { principal, caller }) =>
    assistant.answer(principal, body, caller),
  );
  mount(assistantEndpoints.clearChat, ({ params }, { principal }) => assistant.clear(principal, params.id));
}
