import { diaryEndpoints as endpoints } from '@drape/contract/outfits/diary';
import type { Mount } from '../../platform/http/mount.ts';
import type { DiaryService } from './service.ts';

export function mountDiary(mount: Mount, diary: DiaryService): void {
  mount(endpoints.listDiary, ({ query }, { principal }) => diary.days(principal, query));
  mount(endpoints.getWorn, ({ params }, { principal }) => diary.find(principal, params.id));
  mount(endpoints.confirmWorn, ({ params, body }, { principal }) =>
    diary.confirm(principal, params.id, body),
  );
  mount(endpoints.moveWorn, ({ params, body }, { principal }) => diary.move(principal, params.id, body.date));
  mount(endpoints.undoWorn, ({ params }, { principal }) => diary.undo(principal, params.id));
  mount(endpoints.addWornItem, ({ body }, { principal }) => diary.add(principal, body));
}
