import type { DataRequest } from '#contracts/support/data-requests.contract.ts'
import type { DataRight } from '#contracts/support/requests-vocabulary.ts'
import type { UserActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { receiveMessageIn } from '#server/features/support/contact/contact-requests.service.ts'
import { hasOpenRequest, listDataRequests, nameOf } from './data-requests.queries.ts'

/** The caller's requests about personal data, the latest first. An answer that can still be undone is none yet. */
export async function ownDataRequests(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<UserActor, 'userId'>,
): Promise<DataRequest[]> {
  const rows = await listDataRequests(db, userId)
  return rows.flatMap(({ code, dataRight, message, createdAt, dueOn, notifiedAt, answeredAt, answer }) =>
    dataRight === null
      ? []
      : {
          code,
          right: dataRight,
          message,
          createdAt: createdAt.toISOString(),
          dueOn,
          answeredAt: notifiedAt && answeredAt ? answeredAt.toISOString() : null,
          answer: notifiedAt && answer,
        },
  )
}

/** Files a request about personal data. Throws data_request_open while one for the same right waits. */
export async function requestAboutData(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'config' | 'clock'>,
  actor: UserActor,
  { right, message }: { right: DataRight; message: string },
): Promise<DataRequest> {
  const code = await transaction(deps, async (tx) => {
    if (await hasOpenRequest(tx, actor.userId, right)) throw new AppError('data_request_open')
    return receiveMessageIn(deps, tx, {
      name: await nameOf(tx, actor.userId),
      email: actor.email,
      topic: 'privacy',
      message,
      dataRight: right,
      userId: actor.userId,
    })
  })
  const filed = (await ownDataRequests(deps, actor)).find((request) => request.code === code)
  if (!filed) throw new Error('A filed request is listed')
  return filed
}
