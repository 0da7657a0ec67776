import { type DragEvent, useState } from 'react';
import type { PlanMoves } from './use-plan-moves.ts';

/** What a dragged outfit travels as between the days of one page. */
const dragType = 'application/x-drape-plan';

/** Starts to drag a planned outfit. */
export function dragPlan(event: DragEvent, planId: string): void {
  event.dataTransfer.setData(dragType, planId);
  event.dataTransfer.effectAllowed = 'move';
}

/** Makes an element take an outfit that is dragged from another day; `isOver` while one hovers above it. */
export function usePlanDrop(date: string, moves: PlanMoves | undefined) {
  const [isOver, setIsOver] = useState(false);
  const handlers = moves && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void moves.move(event.dataTransfer.getData(dragType), date);
    },
  };
  return { isOver, handlers };
}
