/** What the figures of a month are about. */
export const FIGURES_BY = ['person', 'source'] as const
export type FiguresBy = (typeof FIGURES_BY)[number]
