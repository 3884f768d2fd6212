import { expect, test } from 'vitest'
import { type UblDocument, ublCreditNote, ublInvoice } from './ubl.ts'

const document: UblDocument = {
  label: 'R-000042',
  // 23:30 of the day before in Lima.
  issuedAt: new Date('2026-11-24T04:30:00Z'),
  currency: 'USD',
  igvPercent: 18,
  base: 8390,
  igv: 1510,
  total: 9900,
  solesRate: null,
  description: 'Plan Premium para empresas, 1 mes',
  issuer: { name: 'Qhatu S.A.C.', ruc: '20512345671', address: 'Lima' },
  payer: { name: 'Tupay S.A.C.', ruc: '20100070970', dni: '', address: 'Av. Arequipa 100' },
}
const person = { ...document, payer: { name: 'Ñusta Huamán', ruc: '', dni: '45678912', address: '' } }

test('a payer with a RUC gets a factura, with the day of Lima and sums that add up', () => {
  expect(ublInvoice(document)).toMatchObject({
    UBLVersionID: '2.1',
    ID: null,
    IssueDate: '2026-11-23',
    IssueTime: '23:30:00',
    InvoiceTypeCode: '01',
    AccountingSupplierParty: {
      Party: { PartyIdentification: { ID: { value: '20512345671', schemeID: '6' } } },
    },
    AccountingCustomerParty: {
      Party: { PartyIdentification: { ID: { value: '20100070970', schemeID: '6' } } },
    },
    TaxTotal: { TaxAmount: { value: '15.10', currencyID: 'USD' } },
    LegalMonetaryTotal: {
      LineExtensionAmount: { value: '83.90' },
      PayableAmount: { value: '99.00', currencyID: 'USD' },
    },
    InvoiceLine: [{ InvoicedQuantity: { value: '1', unitCode: 'ZZ' } }],
  })
})

test('a person gets a boleta, with a DNI or without', () => {
  expect(ublInvoice(person)).toMatchObject({
    InvoiceTypeCode: '03',
    AccountingCustomerParty: { Party: { PartyIdentification: { ID: { value: '45678912', schemeID: '1' } } } },
  })
  const nobody = ublInvoice({ ...person, payer: { ...person.payer, dni: '' } })
  expect(nobody.AccountingCustomerParty.Party.PartyIdentification.ID).toEqual({ value: '-', schemeID: '0' })
})

test('a note names the receipt that it corrects, whole or in part', () => {
  const note = ublCreditNote(document, { label: 'R-000042', isWhole: true })
  expect(note).toMatchObject({
    CreditNoteTypeCode: '07',
    DiscrepancyResponse: { ReferenceID: 'R-000042', ResponseCode: '06' },
    BillingReference: { InvoiceDocumentReference: { ID: 'R-000042', DocumentTypeCode: '01' } },
  })
  const part = ublCreditNote(person, { label: 'R-000042', isWhole: false })
  expect(part.DiscrepancyResponse.ResponseCode).toBe('07')
  expect(part.BillingReference.InvoiceDocumentReference.DocumentTypeCode).toBe('03')
})
