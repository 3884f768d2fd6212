import { formatTime, limaDay } from '#domain/time/dates.ts'

type Currency = 'USD' | 'PEN'

/** Who issues a document, or who it is for. */
interface UblParty {
  name: string
  ruc: string
  dni: string
  address: string
}

/** A receipt or a note, as far as the tax office asks. Sums are in cents. */
export interface UblDocument {
  /** Our number, which is not the one of the tax office: series and number are its issuer's. */
  label: string
  issuedAt: Date
  currency: Currency
  /** In percent. */
  igvPercent: number
  base: number
  igv: number
  total: number
  /** Soles for one unit of the currency, and the day of that rate; null: in soles, or none is known. */
  solesRate: { rate: number; day: string } | null
  /** What was sold, in Spanish. */
  description: string
  issuer: Pick<UblParty, 'name' | 'ruc' | 'address'>
  payer: UblParty
}

/** Codes of the tables ('catálogos') of SUNAT: 01 kinds of documents, 05 taxes, 06 identity documents, 09 kinds of notes. */
const invoiceTypes = { factura: '01', boleta: '03' } as const
const creditNoteType = '07'
const igvScheme = { ID: '1000', Name: 'IGV', TaxTypeCode: 'VAT' }

const amount = (cents: number, currency: Currency) => ({
  value: (cents / 100).toFixed(2),
  currencyID: currency,
})

/** With a RUC it is a factura, otherwise a boleta. */
const typeFor = ({ ruc }: UblParty) => (ruc === '' ? invoiceTypes.boleta : invoiceTypes.factura)

/** The data of a boleta or a factura with the names of UBL 2.1. */
export const ublInvoice = (document: UblDocument) => ({
  ...head(document),
  InvoiceTypeCode: typeFor(document.payer),
  ...parties(document),
  ...sums(document),
  InvoiceLine: [line(document, 'InvoicedQuantity')],
})

/** The data of a nota de crédito. `corrects`: our number of the receipt of which it takes back a part or all. */
export const ublCreditNote = (document: UblDocument, corrects: { label: string; isWhole: boolean }) => ({
  ...head(document),
  CreditNoteTypeCode: creditNoteType,
  DiscrepancyResponse: {
    ReferenceID: corrects.label,
    ResponseCode: corrects.isWhole ? '06' : '07',
    Description: corrects.isWhole ? 'Devolución total' : 'Devolución por ítem',
  },
  BillingReference: {
    InvoiceDocumentReference: { ID: corrects.label, DocumentTypeCode: typeFor(document.payer) },
  },
  ...parties(document),
  ...sums(document),
  CreditNoteLine: [line(document, 'CreditedQuantity')],
})

const head = ({ label, issuedAt, currency, solesRate }: UblDocument) => ({
  UBLVersionID: '2.1',
  CustomizationID: '2.0',
  // The issuer's, such as F001-00000001.
  ID: null,
  IssueDate: limaDay(issuedAt),
  IssueTime: `${formatTime(issuedAt)}:00`,
  DocumentCurrencyCode: currency,
  AdditionalDocumentReference: { ID: label },
  ...(solesRate && {
    PaymentExchangeRate: {
      SourceCurrencyCode: currency,
      TargetCurrencyCode: 'PEN',
      CalculationRate: solesRate.rate.toFixed(4),
      Date: solesRate.day,
    },
  }),
})

const parties = ({ issuer, payer }: UblDocument) => ({
  AccountingSupplierParty: party({ ...issuer, dni: '' }),
  AccountingCustomerParty: party(payer),
})

function party({ name, ruc, dni, address }: UblParty) {
  const [schemeID, value] = ruc === '' ? (dni === '' ? ['0', '-'] : ['1', dni]) : ['6', ruc]
  return {
    Party: {
      PartyIdentification: { ID: { value, schemeID } },
      PartyLegalEntity: {
        RegistrationName: name,
        ...(address === '' ? {} : { RegistrationAddress: { AddressLine: { Line: address } } }),
      },
    },
  }
}

const taxTotal = ({ base, igv, igvPercent, currency }: UblDocument) => ({
  TaxAmount: amount(igv, currency),
  TaxSubtotal: {
    TaxableAmount: amount(base, currency),
    TaxAmount: amount(igv, currency),
    TaxCategory: { Percent: String(igvPercent), TaxExemptionReasonCode: '10', TaxScheme: igvScheme },
  },
})

const sums = (document: UblDocument) => ({
  TaxTotal: taxTotal(document),
  LegalMonetaryTotal: {
    LineExtensionAmount: amount(document.base, document.currency),
    TaxInclusiveAmount: amount(document.total, document.currency),
    PayableAmount: amount(document.total, document.currency),
  },
})

/** One thing is sold at a time, as a service (unit ZZ). */
const line = (document: UblDocument, quantity: 'InvoicedQuantity' | 'CreditedQuantity') => ({
  ID: '1',
  [quantity]: { value: '1', unitCode: 'ZZ' },
  LineExtensionAmount: amount(document.base, document.currency),
  PricingReference: {
    AlternativeConditionPrice: {
      PriceAmount: amount(document.total, document.currency),
      PriceTypeCode: '01',
    },
  },
  TaxTotal: taxTotal(document),
  Item: { Description: document.description },
  Price: { PriceAmount: amount(document.base, document.currency) },
})
