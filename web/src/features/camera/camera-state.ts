import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { cameraOptions, type LiveInterval } from '@drape/contract/camera/camera-options';

export type Facing = 'user' | 'environment';

/** A picture that was taken. Its key stays the same through every retry, so that the server never stores it twice. */
export type Shot = { file: File; idempotencyKey: string };

/** A live picture and its analysis, which is in the history only once it was kept; `keptId` names it there. */
export type Glance = { shot: Shot; result: AnalysisResult; keeping: boolean; keptId?: string };

export type Notice = { tone: 'error' | 'info'; text: string };

/** What a running live analysis does: wait for its next picture, have one analysed, or rest as nothing has changed. */
type LiveAnalysis = 'off' | 'waiting' | 'analyzing' | 'unchanged';

type Stage =
  | { stage: 'off' }
  /** `delayMs` before the camera is opened; `resumes` tells whether live analysis goes on then. */
  | { stage: 'starting'; delayMs: number; resumes: boolean }
  | { stage: 'live'; analysis: LiveAnalysis }
  | { stage: 'captured'; shot: Shot }
  | { stage: 'analyzing'; shot: Shot; percent: number }
  | { stage: 'result'; shot: Shot; result: AnalysisResult };

export type CameraState = Stage & {
  facing: Facing;
  intervalSeconds: LiveInterval;
  notice?: Notice;
  /** The latest live analysis; it stays on show when the camera is turned off. */
  glance?: Glance;
};

export type CameraEvent =
  | { type: 'start pressed' }
  | { type: 'refused'; message: string }
  | { type: 'opened' }
  | { type: 'not opened'; message: string }
  | { type: 'stopped'; notice?: Notice }
  | { type: 'switched' }
  | { type: 'captured'; shot: Shot }
  | { type: 'analysis started' }
  | { type: 'progressed'; percent: number }
  | { type: 'analyzed'; result: AnalysisResult }
  | { type: 'analysis failed'; message: string }
  | { type: 'analysis cancelled' }
  | { type: 'interval chosen'; seconds: LiveInterval }
  | { type: 'live started' }
  | { type: 'live stopped'; notice?: Notice }
  | { type: 'live frame sent' }
  | { type: 'live frame unchanged' }
  | { type: 'live analyzed'; glance: Glance }
  | { type: 'live failed'; message?: string }
  | { type: 'keeping'; key: string }
  | { type: 'kept'; key: string; id: string }
  | { type: 'not kept'; key: string };

export const initialCamera: CameraState = {
  stage: 'off',
  facing: 'user',
  intervalSeconds: cameraOptions.usualIntervalSeconds,
};

export function isLiveRunning(state: CameraState): boolean {
  if (state.stage === 'starting') return state.resumes;
  return state.stage === 'live' && state.analysis !== 'off';
}

function common({ facing, intervalSeconds, glance }: CameraState) {
  return { facing, intervalSeconds, ...(glance && { glance }) };
}

/** A new picture has nothing to do with the last live analysis. */
function withoutGlance({ facing, intervalSeconds }: CameraState) {
  return { facing, intervalSeconds };
}

function withNotice(notice: Notice | undefined) {
  return notice ? { notice } : {};
}

const failure = (text: string): { notice: Notice } => ({ notice: { tone: 'error', text } });

/** The camera of the specification; an event that makes no sense in a state leaves it as it is. */
export function reduceCamera(state: CameraState, event: CameraEvent): CameraState {
  const kept = common(state);
  switch (event.type) {
    case 'start pressed':
      return state.stage === 'off' || state.stage === 'captured' || state.stage === 'result'
        ? { ...kept, stage: 'starting', delayMs: 0, resumes: false }
        : state;
    case 'refused':
      return { ...state, ...failure(event.message) };
    case 'opened':
      return state.stage === 'starting'
        ? { ...kept, stage: 'live', analysis: state.resumes ? 'waiting' : 'off' }
        : state;
    case 'not opened':
      return state.stage === 'starting' ? { ...kept, stage: 'off', ...failure(event.message) } : state;
    case 'stopped':
      return isOn(state) ? { ...kept, stage: 'off', ...withNotice(event.notice) } : state;
    case 'switched':
      return switched(state);
    case 'captured':
      return state.stage === 'live'
        ? { ...withoutGlance(state), stage: 'captured', shot: event.shot }
        : state;
    case 'interval chosen':
      return isLiveRunning(state) ? state : { ...state, intervalSeconds: event.seconds };
    case 'analysis started':
    case 'progressed':
    case 'analyzed':
    case 'analysis failed':
    case 'analysis cancelled':
      return reduceAnalysis(state, event);
    case 'keeping':
    case 'kept':
    case 'not kept':
      return reduceKeeping(state, event);
    default:
      return reduceLive(state, event);
  }
}

function isOn({ stage }: CameraState): boolean {
  return stage === 'starting' || stage === 'live';
}

function switched(state: CameraState): CameraState {
  const facing = state.facing === 'user' ? 'environment' : 'user';
  if (state.stage === 'off') return { ...common(state), stage: 'off', facing };
  if (state.stage !== 'live') return state;
  const resumes = state.analysis !== 'off';
  return { ...common(state), stage: 'starting', facing, delayMs: cameraOptions.switchDelayMs, resumes };
}

type AnalysisEvent = Extract<
  CameraEvent,
  { type: 'analysis started' | 'progressed' | 'analyzed' | 'analysis failed' | 'analysis cancelled' }
>;

function reduceAnalysis(state: CameraState, event: AnalysisEvent): CameraState {
  const kept = common(state);
  if (event.type === 'analysis started')
    return state.stage === 'captured' ? { ...kept, stage: 'analyzing', shot: state.shot, percent: 0 } : state;
  if (state.stage !== 'analyzing') return state;
  const { shot } = state;
  switch (event.type) {
    case 'progressed':
      return { ...kept, stage: 'analyzing', shot, percent: event.percent };
    case 'analyzed':
      return { ...kept, stage: 'result', shot, result: event.result };
    case 'analysis failed':
      return { ...kept, stage: 'captured', shot, ...failure(event.message) };
    case 'analysis cancelled':
      return { ...kept, stage: 'captured', shot };
  }
}

type LiveEvent = Extract<
  CameraEvent,
  {
    type:
      | 'live started'
      | 'live stopped'
      | 'live frame sent'
      | 'live frame unchanged'
      | 'live analyzed'
      | 'live failed';
  }
>;

function reduceLive(state: CameraState, event: LiveEvent): CameraState {
  if (event.type === 'live stopped' && state.stage === 'starting') return { ...state, resumes: false };
  if (state.stage !== 'live') return state;
  const { analysis } = state;
  const rests = analysis === 'waiting' || analysis === 'unchanged';
  const live = { ...common(state), stage: 'live' } as const;
  switch (event.type) {
    case 'live started':
      return analysis === 'off' ? { ...live, analysis: 'waiting' } : state;
    case 'live stopped':
      return analysis === 'off' ? state : { ...live, analysis: 'off', ...withNotice(event.notice) };
    case 'live frame sent':
      return rests ? { ...state, analysis: 'analyzing' } : state;
    case 'live frame unchanged':
      return rests ? { ...state, analysis: 'unchanged' } : state;
    case 'live analyzed':
      return analysis === 'analyzing' ? { ...live, analysis: 'waiting', glance: event.glance } : state;
    case 'live failed': {
      if (analysis !== 'analyzing') return state;
      const notice = event.message === undefined ? state.notice : failure(event.message).notice;
      return { ...live, analysis: 'waiting', ...withNotice(notice) };
    }
  }
}

type KeepingEvent = Extract<CameraEvent, { type: 'keeping' | 'kept' | 'not kept' }>;

/** Only the analysis on show is followed: a newer one may have taken its place. */
function reduceKeeping(state: CameraState, event: KeepingEvent): CameraState {
  const { glance } = state;
  if (glance?.shot.idempotencyKey !== event.key || glance.keptId !== undefined) return state;
  if (event.type === 'kept') return { ...state, glance: { ...glance, keeping: false, keptId: event.id } };
  return { ...state, glance: { ...glance, keeping: event.type === 'keeping' } };
}
