import { describe, expect, test } from 'vitest'
import { contracts } from '#contracts/contracts.ts'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import { importsOf, readSources, type SourceFile } from './source-files.ts'

/*
 * A call that names a thing of somebody asks its feature's policy first, and gets a proof that the services require
 * (ARCHITECTURE.md). The contracts say which calls these are, so a new feature is covered by its first call.
 */

const everythingPublished = 'administrators decide about everything that is published'

/** Calls of signed-in people that name a thing and ask no policy: what they name, or who makes them. */
const namesNothingOfSomebody: Readonly<Record<string, string>> = {
  'moderation.moderateService': everythingPublished,
  'moderation.moderateCv': 'administrators decide about every CV',
  'moderation.moderatePhoto': everythingPublished,
  'moderation.photoToModerate': everythingPublished,
  'moderation.moderateWorkplace': everythingPublished,
  'moderation.workplaceToModerate': everythingPublished,
  'payouts.payoutList': 'a list of finance, of nobody',
  'payouts.exportPayouts': 'a list of finance, of nobody',
  'payouts.markPayouts': 'a list of finance, of nobody',
  'adminDisputes.dispute': 'administrators read every dispute',
  'adminDisputes.disputeMessages':
    'the service asks whether it waits for a decision, and the reading is recorded',
  'adminDisputes.disputeFile':
    'the service asks whether it waits for a decision, and the reading is recorded',
  'adminDisputes.decideDispute': 'administrators decide about every dispute that waits for them',
  'adminDisputes.undoDisputeDecision': 'administrators undo what one of them did',
  'codes.endCode': 'the codes are of all administrators',
  'moderation.moderateBrief': everythingPublished,
  'moderation.moderateReview': everythingPublished,
  'moderation.moderateMessage': 'administrators decide about every reported message',
  'reports.report': 'administrators read every report',
  'reports.reportedMessages': 'administrators read what was said around a report, which is recorded',
  'reports.decideReport': 'administrators decide about every report',
  'moderation.cvToModerate': 'administrators decide about every CV',
  'heldAds.decideAd': everythingPublished,
  'heldAds.undoAdDecision': everythingPublished,
  'posts.deleteJob': everythingPublished,
  'posts.deleteService': everythingPublished,
  'posts.restoreJob': everythingPublished,
  'posts.restoreService': everythingPublished,
  'posts.setJobStatus': everythingPublished,
  'posts.setServiceStatus': everythingPublished,
  'team.cancelTeamInvitation': 'the team is of all owners',
  'team.changeRole': 'the team is of all owners',
  'team.endAdminAccess': 'the team is of all owners',
  'team.resetAdminTwoFactor': 'the team is of all owners',
  'users.user': 'administrators read about every account',
  'users.userTimeline': 'administrators read about every account',
  'users.setUserStatus': 'administrators decide about every account',
  'users.setUserPlan': 'administrators decide about every account',
  'userAccess.endUserSessions': 'administrators help every account',
  'userAccess.endUserSession': 'administrators help every account; the service asks whose session it is',
  'userAccess.resetUserTwoFactor': 'administrators help every account',
  'userAccess.viewUser': 'administrators view every account',
  'users.addUserNote': 'administrators note about every account',
  'users.deleteUserNote': 'administrators note about every account; the service asks about whom',
  'requests.request': 'administrators read every request',
  'requests.complaintSheet': 'administrators read every request',
  'requests.answerRequest': 'administrators answer every request',
  'adminVerifications.filedPaper':
    'the service asks whether the request is filed; only some roles open papers',
  'adminVerifications.endVerification': 'administrators decide about every account',
  'inbox.assignItem': 'the inbox is of all administrators',
  'inbox.postponeItem': 'the inbox is of all administrators',
  'bulkUsers.progress': 'administrators read about every bulk change',
  'exports.retryExport': 'the service asks whether the export is of this administrator',
  'exports.exportFile': 'the service asks whether the export is of this administrator',
  'campaigns.campaign': 'administrators send to everybody',
  'campaigns.pauseCampaign': 'administrators send to everybody',
  'campaigns.resumeCampaign': 'administrators send to everybody',
  'campaigns.cancelCampaign': 'administrators send to everybody',
  'money.paymentMoney': 'administrators see the money of every payment',
  'money.paymentData': 'administrators read the papers of every payment',
  'money.paymentNoteData': 'administrators read the papers of every payment',
  'money.refund': 'administrators give every payment back',
  'money.cancelRefund': 'administrators undo what one of them did',
  'issues.sendAgain': 'administrators help every document',
  'money.retryRefund': 'administrators help every refund',
  'adminWebhooks.webhookDelivery': 'administrators read every delivery',
  'adminWebhooks.resendWebhook': 'administrators help every company',
  'settings.settingChanges': 'administrators read about every setting',
  'applications.apply': 'a public job',
  'bookings.freeSlots': 'a professional whom the caller may find',
  'conversations.start': 'a public service',
  'proposals.openBrief': 'a brief that takes proposals',
  'briefFiles.open': 'a brief that takes proposals',
  'briefFiles.moderated': everythingPublished,
  'futureJobs.takeBack': 'a yes of the caller',
  'hires.request': 'a public service',
  'matching.ownMatch': 'a public job',
  'coachInterview.questions': 'a public job',
  'coachInterview.judge': 'a public job',
  'coachLetter.letter': 'a public job',
  'reputation.reviewOptions': 'a professional whom the caller may find',
  'savedJobs.save': 'a public job; the mark is of the caller',
  'savedJobs.remove': 'a public job; the mark is of the caller',
  'abuseReports.reportBrief': 'a brief that takes proposals',
  'abuseReports.reportReview': 'a public review',
}

interface Named {
  /** As in the list above. */
  name: string
  handler: string
  routes: SourceFile
  call: EndpointSpec
}

const sources = readSources('src').filter(({ path }) => !path.endsWith('.test.ts'))
const featureOf = (path: string): string => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1] ?? ''

const calls: Named[] = Object.entries(contracts).flatMap(([contract, endpoints]) => {
  const routes = sources.find(
    ({ path, text }) => path.endsWith('.routes.ts') && text.includes(`Handlers<typeof ${contract}Contract>`),
  )
  if (!routes) throw new Error(`No routes answer ${contract}`)
  return Object.entries<EndpointSpec>(endpoints).map(([handler, call]) => ({
    name: `${contract}.${handler}`,
    handler,
    routes,
    call,
  }))
})

/** The call is about a thing that is not public: its scope says whose, or its path has the token of a link. */
const asksWhose = ({ call }: Named): boolean =>
  call.scope === 'owner' || call.scope === 'party' || call.path.includes(':token')

/** The text of each handler in a routes file. */
const handlersOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^ {4}(?=(?:async )?\w+(?:: |\())/m)
      .map((part) => [/^(?:async )?(\w+)/.exec(part)?.[1] ?? '', part]),
  )

/** The names of the calls whose handler calls none of these functions. */
const unchecked = (asked: readonly Pick<Named, 'handler' | 'name' | 'routes'>[], gates: readonly string[]) =>
  asked
    .filter(({ handler, routes }) => {
      const text = handlersOf(routes.text).get(handler)
      return !gates.some((gate) => text?.includes(`${gate}(`))
    })
    .map(({ name }) => name)

/** The branded types of a policy, which only a cast in it can create. */
const proofsOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^export type (\w+) =[^\n]*(?:\[checked\]|Checked<)/gm)].map(([, name]) => name!)

/** The functions of a policy that are asked: about a caller, or the token of a link. */
const gatesOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^export (?:async )?function (\w+)\(([^)]*)\)/gm)]
    .filter(([, , asked = '']) => /Actor\b|\btoken\b/.test(asked))
    .map(([, name]) => name!)

const asked = Map.groupBy(calls.filter(asksWhose), ({ routes }) => featureOf(routes.path))
const policies = sources.filter(({ path }) => /^src\/server\/.*\.policy\.ts$/.test(path))
const policiesOf = Map.groupBy(policies, ({ path }) => featureOf(path))

test('exactly the features whose calls name a thing of somebody have a policy', () => {
  expect(asked.size).toBeGreaterThan(10)
  expect([...policiesOf.keys()].toSorted()).toEqual([...asked.keys()].toSorted())
})

test('a policy is named as its feature, or as the part of it that it is in', () => {
  const misnamed = policies.filter(({ path }) => !/\/([^/]+)\/\1\.policy\.ts$/.test(path))
  expect(misnamed.map(({ path }) => path)).toEqual([])
})

test.each([...policiesOf])('%s: a call about somebody’s thing asks a policy', (feature, ofFeature) => {
  expect(unchecked(asked.get(feature) ?? [], ofFeature.flatMap(gatesOf))).toEqual([])
})

test('a call of signed-in people that names a thing says whose it is', () => {
  const silent = calls.filter(
    ({ call }) =>
      call.audience !== 'anyone' &&
      call.path.includes(':') &&
      call.scope === undefined &&
      !call.path.includes(':token'),
  )
  expect(silent.map(({ name }) => name).toSorted()).toEqual(Object.keys(namesNothingOfSomebody).toSorted())
})

test('a call in the name of an account compares it with the caller’s', () => {
  const ofSelf = calls.filter(({ call }) => call.scope === 'self')
  expect(ofSelf).not.toEqual([])
  expect(unchecked(ofSelf, ['requireSelf'])).toEqual([])
})

describe.each(policies.map((policy) => [policy.path, policy] as const))('%s', (path, policy) => {
  const proofs = proofsOf(policy)

  test('its proofs are created only in the policy', () => {
    expect(policy.text).toContain('declare const checked: unique symbol')
    const cast = new RegExp(`\\bas (?:unknown as )?(?:${proofs.join('|')})\\b(?! *[,}])`)
    const made = sources.filter(
      (file) =>
        file !== policy &&
        importsOf(file).some(({ target }) => target === policy.path) &&
        cast.test(file.text),
    )
    expect(made.map(({ path }) => path)).toEqual([])
    expect(cast.test(policy.text)).toBe(true)
  })

  test('only a gate gives one', () => {
    const givers = [
      ...policy.text.matchAll(/^export (?:async )?function (\w+)\([^)]*\): (?:Promise<)?(\w+)/gm),
    ]
      .filter(([, , given]) => proofs.includes(given!))
      .map(([, name]) => name)
    expect(givers).not.toEqual([])
    expect(givers.filter((name) => !gatesOf(policy).includes(name!))).toEqual([])
  })

  test('its services require each of them', () => {
    expect(proofs).not.toEqual([])
    const services = sources.filter(
      (file) => featureOf(file.path) === featureOf(path) && !/\.(routes|policy)\.ts$/.test(file.path),
    )
    const demanded = proofs.filter((proof) =>
      services.some(({ text }) => new RegExp(`[:{] ?${proof}\\b`).test(text)),
    )
    expect(demanded).toEqual(proofs)
  })
})

test('a handler that does not ask is found', () => {
  const text = `  return {
    list: async ({ actor, params }) => listOf(deps, await getOwn(deps.db, actor, params.id)),
    async remove({ params }) {
      await remove(deps, params.id)
    },
  }`
  const routes = { path: '', text }
  const planted = ['list', 'remove'].map((handler) => ({ name: handler, handler, routes }))
  expect(unchecked(planted, ['getOwn'])).toEqual(['remove'])
})
