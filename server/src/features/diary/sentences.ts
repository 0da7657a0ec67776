/** Everything that the diary says to a person. */
export const sentences = {
  stale: 'This analysis was changed elsewhere in the meantime',
  futureDay: 'An outfit can only be put on today or on a day before.',
  garment: 'This garment',
  notInPhoto: 'This garment is not in the photo',
  twice: 'One item can be worn in one place only',
} as const;
