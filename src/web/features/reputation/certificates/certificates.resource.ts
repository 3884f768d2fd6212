import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useOwnItems } from '#web/features/reputation/portfolio/own-items.resource.ts'

/** The query key of a professional's certificates. */
export const certificatesKey = (professionalId: number) => ['certificates', professionalId] as const

const words = { gone: 'Certificado eliminado', notGone: 'No se pudo eliminar el certificado.' }

/** The person's certificates. */
export const useOwnCertificates = (professionalId: number) =>
  useOwnItems({
    queryKey: certificatesKey(professionalId),
    load: () => api.call(reputationContract.certificates, { params: { id: professionalId } }),
    remove: ({ id }) => api.call(reputationContract.deleteCertificate, { params: { id } }),
    words,
  })
