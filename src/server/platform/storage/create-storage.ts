import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** S3-compatible storage if configured, otherwise a folder beside the data. */
export const createStorage = ({ s3, dataDir }: Config): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'))
