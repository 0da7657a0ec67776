import { setTimeout } from 'node:timers/promises';
import type { ChatRequest, ChatResponse } from '@drape/contract/assistant/assistant';
import { chatLimits } from '@drape/contract/assistant/chat-texts';
import type { Answer } from '@drape/engine/assistant/assistant-context';
import { engineName, engineVersion } from '@drape/engine/version';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import { notFound } from '../../platform/app-error.ts';
import { dayMs, localDay, minuteMs, plus, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { Caller, Principal } from '../../platform/http/mount.ts';
import type { Log } from '../../platform/log.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import type { MembershipService } from '../membership/service.ts';
import { type CarryOut, type CarryOutDependencies, createCarryOut } from './carry-out.ts';
import { type Conversation, createConversations } from './conversations.ts';
import type { McpService } from './mcp-server.ts';
import { createMessageAllowance } from './message-allowance.ts';
import { type ContextDependencies, contextOf, type PersonContext } from './person-context.ts';
import { presentAction, presentCard } from './presenter.ts';
import * as rows from './repository.ts';

type Dependencies = ContextDependencies &
  CarryOutDependencies & {
    database: Database;
    membership: MembershipService;
    models: LanguageModels;
    throttle: Throttle;
    log: Log;
    addresses: Pick<SignedAddresses, 'workingFor'>;
    version: string;
  };

export type AssistantService = {
  /** Throws `limit_reached` when the day's messages are used up. */
  answer(principal: Principal, request: ChatRequest, caller: Caller): Promise<ChatResponse>;
  clear(principal: Principal, id: string): Promise<{ id: string }>;
  mcp: McpService;
  /** Counts of days that are over in every time zone. */
  forgetOld(): Promise<void>;
  /** Loads what answers questions, after a while; without it the first question does. */
  warmUp(closing: AbortSignal): Promise<void>;
};

type Given = Pick<ChatResponse, 'engine' | 'notice'> & { answer: Answer };

const perMinute = { limit: chatLimits.messagesPerMinute, windowMs: minuteMs };
const embedded = { name: engineName, version: engineVersion };
const keptDays = 2;

/** Some four hundred files and eight megabytes of weights, for which no start waits. */
const loadEngine = () => import('@drape/engine/assistant/answer-question');

/** What somebody asks for right after a start comes first. */
const warmUpAfterMs = 10 * secondMs;

const quietly = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** An answer that only says that the question was not understood, or what it would cost, is worth no message. */
function isRefusal({ known, actions }: Answer): boolean {
  return !known || actions.some((action) => action.kind === 'open' && action.page === 'upgrade');
}

/** The Fashion Assistant: the engine's tools over a person's own data, worded by the engine or by a language model. */
export function createAssistantService(dependencies: Dependencies): AssistantService {
  const { database, clock } = dependencies;
  const carryOut = createCarryOut(dependencies);
  let mcp: McpService | undefined;
  return {
    ...createChat(dependencies, carryOut),
    async mcp(...message) {
      const { createMcp } = await import('./mcp-server.ts');
      mcp ??= createMcp({ ...dependencies, carryOut });
      return mcp(...message);
    },
    async warmUp(closing) {
      await quietly(warmUpAfterMs, closing);
      if (!closing.aborted) await loadEngine();
    },
    forgetOld: () =>
      rows.forgetDaysBefore(database.write, localDay(plus(clock.now(), -keptDays * dayMs), 'UTC')),
  };
}

function createChat(
  dependencies: Dependencies,
  carryOut: CarryOut,
): Pick<AssistantService, 'answer' | 'clear'> {
  const { models, throttle, log } = dependencies;
  const allowance = createMessageAllowance(dependencies);
  const conversations = createConversations(dependencies);

  const admit = (userId: string) => throttle.take({ [countedFor(userId, 'chat')]: perMinute }, userId);

  async function ask(
    principal: Principal,
    { context }: PersonContext,
    { message }: ChatRequest,
    { memory, said }: Conversation,
    { emit, signal }: Caller,
  ): Promise<Given> {
    const { answerQuestion } = await loadEngine();
    const own = await answerQuestion(context, message, memory);
    if (isOwnToAnswer(own)) return { answer: own, engine: embedded, notice: null };
    const asker = { userId: principal.userId, kind: principal.kind };
    let notice: string | null = null;
    try {
      const refusal = await models.refusal(asker, 'text');
      if (refusal) throw refusal;
      const { answerWithModel } = await import('./model-answer.ts');
      const written = await answerWithModel(models, { asker, context, message, said, emit, signal });
      return { ...written, notice };
    } catch (error) {
      if (signal?.aborted || !(error instanceof AiFailure)) throw error;
      if (error.sentence) log.warn({ reason: error.reason }, 'the assistant answers without a model');
      notice = error.sentence ?? null;
    }
    return { answer: own, engine: embedded, notice };
  }

  return {
    async answer(principal, request, caller) {
      await admit(principal.userId);
      const slot = await allowance.take(principal);
      try {
        const conversation = await conversations.open(principal.userId, request.conversation_id);
        const person = await contextOf(dependencies, principal, request);
        const { answer: said, engine, notice } = await ask(principal, person, request, conversation, caller);
        const { answer, changed } = await carryOut(principal, said);
        await conversations.keep(principal.userId, conversation, answer.memory, [
          { sender: 'user', text: request.message },
          { sender: 'bot', text: answer.text },
        ]);
        // A yes to what was offered is no new question.
        const isFree = isRefusal(answer) || said.change !== undefined;
        const remaining = isFree ? await slot.giveBack() : slot.remaining;
        return {
          response: answer.text,
          conversation_id: conversation.id,
          remaining_messages: remaining,
          cards: answer.cards.flatMap((card) => presentCard(card, person.shown) ?? []),
          actions: answer.actions.map(presentAction),
          engine,
          notice,
          changed,
        };
      } catch (error) {
        await slot.giveBack();
        throw error;
      }
    },
    async clear({ userId }, id) {
      if (!(await conversations.remove(userId, id))) throw notFound('This conversation');
      return { id };
    },
  };
}

/** What changes something, and words to somebody in need, are never left to a language model. */
function isOwnToAnswer({ change, memory }: Answer): boolean {
  return change !== undefined || memory.pending !== undefined || /^(command|feeling)$/.test(memory.tool);
}
