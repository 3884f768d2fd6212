import type { LabelledSet } from './labelled.ts'
import { hardDev } from './sets/hard/dev.data.ts'
import { hardHeldOut } from './sets/hard/held-out.data.ts'
import { market } from './sets/market/market.ts'
import { monthDesks } from './sets/month/desks.ts'
import { monthHands } from './sets/month/hands.ts'
import { monthRegions } from './sets/month/regions.ts'
import { monthStarts } from './sets/month/starts.ts'
import { ordinary } from './sets/ordinary/ordinary.ts'
import { seasonOffices } from './sets/season/offices.ts'
import { seasonWorks } from './sets/season/works.ts'
import { springDesks } from './sets/spring/desks.ts'
import { springHands } from './sets/spring/hands.ts'
import { springRegions } from './sets/spring/regions.ts'
import { springStarts } from './sets/spring/starts.ts'
import { week } from './sets/week/week.ts'

/** The sets of one name are reported as one; in the order in which they were written. */
export const labelledSets = {
  'ordinary pairs': [ordinary],
  'hard cases': [hardDev, hardHeldOut],
  'as in the market': [market],
  'an ordinary week': [week],
  'a season': [seasonWorks, seasonOffices],
  'a month': [monthHands, monthDesks, monthRegions, monthStarts],
  'a spring': [springHands, springDesks, springRegions, springStarts],
} as const satisfies Record<string, readonly LabelledSet[]>
