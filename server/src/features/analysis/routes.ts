import { analysisEndpoints } from '@drape/contract/analysis/analysis';
import { feedbackEndpoints } from '@drape/contract/analysis/feedback';
import type { Mount } from '../../platform/http/mount.ts';
import type { AnalysisService } from './service.ts';

export function mountAnalysis(mount: Mount, analysis: AnalysisService): void {
  mount(analysisEndpoints.uploadAnalyze, ({ file, fields }, { principal, caller }) =>
    analysis.analyse(principal, file.bytes, fields, caller),
  );
  mount(analysisEndpoints.cameraAnalyze, ({ file, fields }, { principal, caller }) => {
    const analyse = fields.live ? analysis.analyseWithoutSaving : analysis.analyse;
    return analyse(principal, file.bytes, fields, caller);
  });
  mount(analysisEndpoints.getAnalysis, ({ params }, { principal }) => analysis.find(principal, params.id));
  mount(analysisEndpoints.correctAnalysis, ({ params, body }, { principal }) =>
    analysis.correct(principal, params.id, body),
  );
  mount(analysisEndpoints.facelessPhoto, ({ params }, { principal }) =>
    analysis.facelessPhoto(principal, params.id),
  );
  mount(analysisEndpoints.deleteAnalysis, ({ params }, { principal }) =>
    analysis.remove(principal, params.id),
  );
  mount(analysisEndpoints.restoreAnalysis, ({ params }, { principal }) =>
    analysis.restore(principal, params.id),
  );
  mount(analysisEndpoints.history, ({ query: { page, limit, ...filter } }, { principal }) =>
    analysis.history(principal, page, limit, filter),
  );
  const { feedback } = analysis;
  mount(feedbackEndpoints.listFeedback, ({ params }, { principal }) => feedback.list(principal, params.id));
  mount(feedbackEndpoints.setFeedback, ({ params, body }, { principal }) =>
    feedback.set(principal, params.id, params.target, body.vote),
  );
  mount(feedbackEndpoints.deleteFeedback, ({ params }, { principal }) =>
    feedback.remove(principal, params.id, params.target),
  );
  mount(feedbackEndpoints.feedbackAgreement, () => feedback.agreement());
}
