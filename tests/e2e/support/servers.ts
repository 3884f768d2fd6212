interface Server {
  url: string
  databaseUrl: string
}

/** The server of a worker, by its number. The runner and its workers are processes: the environment carries it over. */
export const serverOf = (worker: number | string) => ({
  set({ url, databaseUrl }: Server): void {
    process.env[`SERVER_${worker}`] = url
    process.env[`SERVER_DATABASE_${worker}`] = databaseUrl
  },
  get(): Server {
    const [url, databaseUrl] = [process.env[`SERVER_${worker}`], process.env[`SERVER_DATABASE_${worker}`]]
    if (!url || !databaseUrl) throw new Error(`Worker ${worker} has no server`)
    return { url, databaseUrl }
  },
})

/** That of the worker that runs this. */
export const serverOfWorker = (): Server => serverOf(process.env['TEST_PARALLEL_INDEX'] ?? '0').get()
