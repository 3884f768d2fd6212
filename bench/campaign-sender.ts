import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { readCampaign } from '#server/features/campaigns/campaigns.service.ts'
import { sendBatch } from '#server/features/campaigns/send-batch.ts'

// node bench/campaign-sender.ts CAMPAIGN: sends the batches of a campaign without the pauses of its rate, until it ends or is killed.
const campaignId = Number(process.argv[2])
const config = readConfig(process.env)
if (!config.databaseUrl) throw new Error('DATABASE_URL is missing')
const { deps, close } = await compose({ ...config, databaseUrl: config.databaseUrl })
process.stdout.write('ready\n')
for (;;) {
  const { status, turn } = await readCampaign(deps, campaignId)
  if (status === 'done') break
  await sendBatch(deps, { campaignId, turn })
}
await close()
process.exit(0)
