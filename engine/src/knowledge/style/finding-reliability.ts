import data from '../data/finding-reliability.json' with { type: 'json' };

/** What is said of a photo, by kind. */
export type Finding =
  | 'kind'
  /** One piece or two, and which there are. */
  | 'pieces'
  | 'color'
  | 'pattern'
  | 'fabric'
  | 'fit'
  | 'accessories'
  | 'rating'
  | 'color_value'
  | 'area';

/** How often the engine is right, 0 to 1, and how that was measured. */
export type Reliability = { right: number; source: string };

/** Reliability of each kind of finding, and the floor below which something that sees the photo leads. */
export const findingReliability: { floor: number; findings: Record<Finding, Reliability> } = data;

/** Whether a vision model leads on a kind of finding: wherever the engine is right less often than the floor. */
export function modelLeads(finding: Finding): boolean {
  return findingReliability.findings[finding].right < findingReliability.floor;
}
