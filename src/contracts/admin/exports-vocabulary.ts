/** The lists that can be exported in the background. */
export const exportKinds = ['matching-reports'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStates = ['waiting', 'ready', 'failed'] as const
