import { useQuery } from '@tanstack/react-query'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** The public page of the own company as everybody gets it: the company and its open jobs. */
export const useOwnPage = (companyId: number) =>
  useQuery({
    queryKey: ['own-page', companyId],
    queryFn: () => {
      const params = { id: companyId }
      return Promise.all([
        api.call(companiesContract.get, { params }),
        api.call(jobsContract.listedOfCompany, { params, query: { page: 1, limit: 10 } }),
      ])
    },
    staleTime: 0,
    refetchOnMount: 'always',
  })
