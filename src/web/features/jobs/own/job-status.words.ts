/** Whatever a company does with a job that Qhatu took down, nobody else sees it. */
export const stillTakenDown = (title: string) =>
  `Guardamos tu elección. Nadie más ve ${title} mientras siga retirado por Qhatu.`

/** What a company did with its job, and what that means. */
export const statusWords = {
  archived: {
    done: 'Empleo archivado',
    means: (title: string) => `${title} ya no aparece en las listas.`,
    failed: 'No se pudo archivar el empleo',
  },
  active: {
    done: 'Empleo reactivado',
    means: (title: string) => `${title} vuelve a recibir postulaciones.`,
    failed: 'No se pudo reactivar el empleo',
  },
  deleted: {
    done: 'Empleo eliminado',
    means: (title: string) => title,
    failed: 'No se pudo eliminar el empleo',
  },
}
