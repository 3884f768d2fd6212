import type { DemoJob } from './demo-job.ts'
import { administrationJobs } from './demo-jobs-administration.ts'
import { closedJobs } from './demo-jobs-closed.ts'
import { designJobs } from './demo-jobs-design.ts'
import { financeJobs } from './demo-jobs-finance.ts'
import { marketingJobs } from './demo-jobs-marketing.ts'
import { operationsJobs } from './demo-jobs-operations.ts'
import { peopleJobs } from './demo-jobs-people.ts'
import { salesJobs } from './demo-jobs-sales.ts'
import { technologyJobs } from './demo-jobs-technology.ts'

/** 48 open ads over the eight categories, and three closed ones. */
export const demoJobs: readonly DemoJob[] = [
  ...technologyJobs,
  ...marketingJobs,
  ...salesJobs,
  ...peopleJobs,
  ...financeJobs,
  ...operationsJobs,
  ...designJobs,
  ...administrationJobs,
  ...closedJobs,
]
