/** A document for the tax office. */
export interface SentDocument {
  kind: 'invoice' | 'credit-note'
  /** Our name of it. A second call with the same key issues no second document. */
  key: string
  /** Its data with the names of UBL 2.1, without series and number, which are the issuer's. */
  data: object
}

export type IssuerAnswer =
  /** `number`: series and number, such as F001-00000042. */
  | { state: 'accepted'; number: string }
  /** `reason`: what the issuer or the tax office says is wrong. */
  | { state: 'refused'; reason: string }

/** Who issues documents for the tax office in our name (in Peru an OSE or PSE). */
export interface DocumentIssuer {
  /** Has a document issued. Throws when nobody answers, or not with one of the answers. */
  issue(document: SentDocument): Promise<IssuerAnswer>
}
