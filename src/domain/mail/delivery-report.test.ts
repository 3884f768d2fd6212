import { expect, test } from 'vitest'
import { readDeliveryReport } from './delivery-report.ts'

const returned = {
  mime: 'text/rfc822-headers',
  text: 'Subject: Hola\nMessage-ID:\n <mail-7.1764201600000@qhatu.pe>\n',
}
const status = (...recipients: string[]) => ({
  mime: 'message/delivery-status',
  text: ['Reporting-MTA: dns; mx.ejemplo.pe', ...recipients].join('\n\n'),
})
const recipient = (code: string, { action = 'failed', to = 'rfc822; Rosa@Ejemplo.pe' } = {}) =>
  `Final-Recipient: ${to}\nAction: ${action}\nStatus: ${code}\nDiagnostic-Code: smtp; 550 5.1.1 <rosa@ejemplo.pe>:\n  no such user`

test('a failed mail names its address, what the server said, and the mail that came back', () => {
  expect(
    readDeliveryReport([{ mime: 'text/plain', text: 'Sorry' }, status(recipient('5.1.1')), returned]),
  ).toEqual({
    messageId: 'mail-7.1764201600000@qhatu.pe',
    gone: [
      { address: 'rosa@ejemplo.pe', reason: 'bounce', detail: '550 5.1.1 <rosa@ejemplo.pe>: no such user' },
    ],
  })
})

test.each(['5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.4', '5.1.1 (bad mailbox)'])(
  'an address with %s does not work any more',
  (code) => {
    expect(readDeliveryReport([status(recipient(code))]).gone).toHaveLength(1)
  },
)

test.each(['4.2.2', '5.2.2', '5.7.1', '5.0.0', '5.3.4', '', 'x'])(
  'with %s the address may work tomorrow, or for another mail',
  (code) => {
    expect(readDeliveryReport([status(recipient(code))]).gone).toEqual([])
  },
)

test('a mail that was delayed, delivered or forwarded has not failed', () => {
  for (const action of ['delayed', 'delivered', 'relayed', 'expanded'])
    expect(readDeliveryReport([status(recipient('5.1.1', { action }))]).gone).toEqual([])
})

test('a report of several recipients names those that failed', () => {
  const report = readDeliveryReport([
    status(
      recipient('5.1.1'),
      recipient('4.2.2', { to: 'rfc822;ana@ejemplo.pe' }),
      recipient('5.1.2', { to: 'rfc822;luis@otro.pe' }),
    ),
  ])
  expect(report.gone.map(({ address }) => address)).toEqual(['rosa@ejemplo.pe', 'luis@otro.pe'])
})

test('a mail reported as unwanted names its reader', () => {
  const text = 'Feedback-Type: abuse\nUser-Agent: x/1\nOriginal-Rcpt-To: <rosa@ejemplo.pe>\n'
  expect(readDeliveryReport([{ mime: 'message/feedback-report', text }, returned])).toEqual({
    messageId: 'mail-7.1764201600000@qhatu.pe',
    gone: [{ address: 'rosa@ejemplo.pe', reason: 'complaint', detail: '' }],
  })
  expect(
    readDeliveryReport([{ mime: 'message/feedback-report', text: text.replace('abuse', 'not-spam') }]).gone,
  ).toEqual([])
})

test('another mail, and nonsense, name nobody', () => {
  expect(readDeliveryReport([])).toEqual({ messageId: null, gone: [] })
  expect(readDeliveryReport([{ mime: 'text/plain', text: recipient('5.1.1') }])).toEqual({
    messageId: null,
    gone: [],
  })
  const address = `rfc822; ${'a'.repeat(70)}@ejemplo.pe`
  expect(readDeliveryReport([status(recipient('5.1.1', { to: address }), ':::\n\n\u0000')]).gone).toEqual([])
})
