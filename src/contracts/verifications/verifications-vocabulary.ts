/** The papers that prove who somebody is. The first two are of companies, the others of professionals. */
export const paperKinds = ['ruc_sheet', 'power', 'identity', 'degree'] as const
export type PaperKind = (typeof paperKinds)[number]

/** What each kind of account shows; one of each at least. */
export const papersOf = {
  company: ['ruc_sheet', 'power'],
  professional: ['identity', 'degree'],
} as const satisfies Record<string, readonly PaperKind[]>

/** Whether a paper of that kind is accepted where this one is asked for: a RUC of a person needs no power. */
export const standsFor = (given: PaperKind, asked: PaperKind): boolean =>
  given === asked || (given === 'identity' && asked === 'power')

/** What an administrator decides about the papers. */
export const verificationOutcomes = ['verified', 'not_enough'] as const
export type VerificationOutcome = (typeof verificationOutcomes)[number]

/** Why an administrator ends a verification. */
export const takenBackReasons = ['false_papers', 'not_current', 'misuse', 'mistake'] as const
/** All reasons; the first two follow from a change of the owner. */
export const verificationEndReasons = ['name_changed', 'ruc_changed', ...takenBackReasons] as const
export type VerificationEndReason = (typeof verificationEndReasons)[number]

/** What its owner sees of a request. An answer that can still be undone is not shown: the request is filed. */
export const verificationStates = ['draft', 'filed', ...verificationOutcomes] as const
