import type { LabelledJob } from '../../labelled.ts'

/** Ads of an ordinary week: the fields vigilancia and limpieza. */
export const dailyJobsGuardCleaning: LabelledJob[] = [
  // vigilancia
  {
    key: 'daily-vig-agente-trujillo',
    title: 'AGENTE DE SEGURIDAD - TRUJILLO (CENTROS COMERCIALES)',
    category: 'Operaciones',
    skills: ['Carné SUCAMEC'],
    description:
      'Empresa de seguridad con 20 años. Puestos en centros comerciales, universidades y agroindustria. Te tramitamos el carné, dos uniformes gratis, descansero pagado. Presentarse con CV documentado de 8 a 12.',
    requirements:
      'Secundaria completa\nDe preferencia licenciado de FF.AA.\nEstatura y talla acorde al puesto',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,600 (12 h) + beneficios',
  },
  {
    key: 'daily-vig-supervisor-trujillo',
    title: 'Supervisor de Seguridad - Zona Norte',
    category: 'Operaciones',
    skills: ['Rondas', 'Personal a cargo', 'Atención al cliente', 'Informes'],
    description:
      'Manejarás 80 agentes distribuidos entre Trujillo, Virú y Chepén. Inspeccionar puestos a toda hora, cubrir faltos, investigar siniestros, reunirte con los clientes, instruir sobre uso de fuerza y consignas.',
    requirements:
      'Suboficial PNP o FF.AA. en retiro, o civil con 3 años de supervisor\nBrevete A-I\nLicencia de uso de arma',
    experience: '3-5',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,400 + camioneta',
  },
  {
    key: 'daily-vig-jefe-agro-viru',
    title: 'Jefe de Seguridad Patrimonial',
    category: 'Operaciones',
    skills: ['Análisis de riesgos', 'CCTV', 'Investigación', 'Gestión de contratistas'],
    description:
      'Agroexportadora con 3,000 hectáreas y dos packings requiere jefe para dirigir la seguridad propia y tercerizada, prevenir robos de fruta e insumos, BASC, relación con la PNP y comunidades, presupuesto anual.',
    requirements:
      'Oficial en retiro o profesional en seguridad integral\n5 años en cargos similares, sector industrial o agro\nAuditor interno BASC',
    experience: '5+',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 5,000 - S/ 6,000',
  },
  {
    key: 'daily-vig-prevencion-tienda-trujillo',
    title: 'Prevencionista de Pérdidas',
    category: null,
    skills: [],
    description:
      'Tienda de mejoramiento del hogar. Control de puertas, cámaras, recorridos en piso, intervención de hurtos, conteo de productos de riesgo y apertura con el gerente de turno.',
    requirements: '6 meses en prevención, seguridad o retail\nTurnos rotativos incl. domingos',
    experience: '0-1',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'daily-vig-cctv-trujillo',
    title: 'Operador de cámaras (Centro de control)',
    category: 'Operaciones',
    skills: ['CCTV', 'Ofimática', 'Redacción de reportes'],
    description:
      'Universidad privada. Monitorear 260 cámaras, controlar accesos, coordinar con los puestos por radio, descargar grabaciones y hacer el parte del turno. 12x12.',
    requirements: '1 año en CCTV o vigilancia\nComputación básica\nCarné SUCAMEC vigente',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'daily-vig-mina-14x7-quiruvilca',
    title: 'Agente de Protección Interna - Mina (14x7)',
    category: 'Operaciones',
    skills: [],
    description:
      'Para unidad minera en la sierra de La Libertad. Control de accesos, garitas, escolta de explosivos y concentrado, revisión de vehículos. Bajadas a Trujillo con movilidad.',
    requirements:
      'Licenciado de FF.AA. o PNP en retiro\nLicencia de arma vigente\n1 año en vigilancia industrial o minera\nApto para 4,000 msnm',
    experience: '1-2',
    location: 'Santiago de Chuco, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 2,600 + campamento',
  },
  {
    key: 'daily-vig-conserje-surco',
    title: 'Conserje nocturno de edificio',
    category: null,
    skills: [],
    description:
      'Junta de propietarios busca conserje de noche. Abrir puerta, llevar cuaderno de visitas, recibir paquetes, sacar basura, ver cámaras. 7 pm a 7 am, interdiario.',
    requirements: 'Responsable y honrado\nAntecedentes\nVivir cerca',
    experience: null,
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'daily-vig-instructor-academia-chiclayo',
    title: 'Instructor de Seguridad Privada (curso básico y perfeccionamiento)',
    category: 'Recursos Humanos',
    skills: ['Legislación', 'Defensa personal', 'Armas'],
    description:
      'Centro de formación SUCAMEC. Dictar normas, control de emergencias, primeros auxilios y conocimiento de armas, tomar evaluaciones y llenar actas. Fines de semana y por campaña.',
    requirements:
      'Instructor acreditado o miembro PNP/FF.AA. en retiro con capacidad docente\nBrevete no necesario',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 25 por hora',
  },
  {
    key: 'daily-vig-seguridad-informatica-lima',
    title: 'Analista de Seguridad (SOC N1)',
    category: 'Tecnología',
    skills: ['SIEM', 'Monitoreo', 'Incidentes', 'Linux'],
    description:
      'Centro de operaciones 24x7. Vigilar alertas, clasificar incidentes, escalar, bloquear y redactar el informe del turno. Guardias rotativas.',
    requirements:
      'Técnico o bachiller en Redes, Sistemas o Ciberseguridad\n1 año en SOC o redes\nInglés de lectura',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,200',
  },
  {
    key: 'daily-vig-sereno-la-esperanza',
    title: 'Sereno a pie y conductor de serenazgo',
    category: null,
    skills: [],
    description:
      'Municipalidad distrital convoca 25 serenos y 6 conductores. Patrullaje, auxilio vecinal, operativos con la policía. Expediente foliado, presentar en mesa de partes.',
    requirements: 'Secundaria completa\nSin antecedentes\nConductores: AIIA\nLicenciados tienen bonificación',
    experience: '0-1',
    location: 'La Esperanza, Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,350 (CAS)',
  },
  // limpieza
  {
    key: 'daily-lim-clinica-sanborja',
    title: 'Operario(a) de Limpieza Hospitalaria',
    category: 'Operaciones',
    skills: ['Desinfección', 'Residuos biocontaminados'],
    description:
      'Service para clínica. Limpieza de habitaciones, quirófanos y emergencia, segregación de residuos, uso de amonio cuaternario. Turnos 6x1, mañana, tarde o noche. Planilla, pago puntual, vacunas.',
    requirements:
      '6 meses en limpieza (hospitales deseable)\nDisponibilidad\nNo indispensable secundaria completa',
    experience: '0-1',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + S/ 100 bono + alimentación',
  },
  {
    key: 'daily-lim-oficinas-san-isidro',
    title: 'PERSONAL DE LIMPIEZA SAN ISIDRO - MIRAFLORES',
    category: null,
    skills: [],
    description:
      'Oficinas y bancos. L-V 6 am a 3 pm, sab medio dia. Baños, alfombras, vidrios, cafeteria. Entrevistas todos los dias, traer DNI y 2 fotos.',
    requirements: 'Hombres y mujeres\nCon o sin experiencia',
    experience: null,
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'daily-lim-supervisora-lima-sur',
    title: 'Supervisor(a) de Limpieza - Lima Sur',
    category: 'Operaciones',
    skills: ['Personal a cargo', 'Insumos', 'Trato con cliente'],
    description:
      'Ruta de 9 locales (colegios, plantas, tiendas) entre Chorrillos, VES y Lurín. Revisar asistencia, cubrir faltas, capacitar en químicos, pedir insumos, firmar conformidades y atender quejas.',
    requirements: '1 año supervisando limpieza, o líder de grupo/encargada de local\nWhatsapp y Excel básico',
    experience: '1-2',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + movilidad',
  },
  {
    key: 'daily-lim-camarera-hotel-miraflores',
    title: 'Camarera de habitaciones',
    category: null,
    skills: ['Tendido de camas'],
    description:
      'Hotel 4 estrellas incorpora camareras de piso. 14 habitaciones por turno, reposición de amenities, reporte de objetos olvidados y mantenimiento. Estabilidad y propinas.',
    requirements: '6 meses en housekeeping, limpieza de departamentos o clínicas\nTurnos rotativos',
    experience: '0-1',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,250 + punto de servicio',
  },
  {
    key: 'daily-lim-lavanderia-sjm',
    title: 'Operaria de lavanderia y planchado',
    category: null,
    skills: [],
    description:
      'Lavandería industrial de ropa de hoteles y clínicas. Clasificar, lavar, secar, planchar en calandra, doblar y contar. 8 horas, refrigerio.',
    requirements: 'Residir en SJM, VMT, VES o Chorrillos\nExperiencia no indispensable',
    experience: '0-1',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,150',
  },
  {
    key: 'daily-lim-auxiliar-colegio-surco',
    title: 'Auxiliar de mantenimiento y limpieza - Colegio',
    category: 'Administración',
    skills: ['Gasfitería básica', 'Pintura'],
    description:
      'Colegio particular. Limpieza de aulas y patios, pequeños arreglos, mover carpetas, regar jardines, apoyo en eventos. Lunes a viernes 6:30 a 4.',
    requirements: '1 año en labores parecidas\nCertificado de antecedentes',
    experience: '0-1',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'daily-lim-hogar-cama-afuera-molina',
    title: 'Trabajadora del hogar cama afuera',
    category: null,
    skills: [],
    description:
      'Familia de 4 y un perrito. Cocinar menú, limpieza, lavado. L-V 8 a 5. Con contrato y ESSALUD.',
    requirements: 'Referencias verificables\nQue sepa cocinar',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'daily-lim-produccion-plasticos-ves',
    title: 'Operarios de Producción (mujeres y varones) - Plásticos',
    category: 'Operaciones',
    skills: [],
    description:
      'Rebabar, contar, embolsar y encajar tapas y envases. Turnos rotativos semanales, comedor subvencionado.',
    requirements: 'Mayor de edad\nVivir en cono sur',
    experience: '0-1',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + horas extras',
  },
  {
    key: 'daily-lim-fumigacion-callao',
    title: 'Técnico Operador de Saneamiento Ambiental',
    category: 'Operaciones',
    skills: ['Control de plagas', 'Desinfección', 'Limpieza de tanques'],
    description:
      'Fumigar, desratizar y desinfectar almacenes, naves y restaurantes, limpiar reservorios de agua, llenar certificados. Horarios según cliente, incluso madrugada.',
    requirements:
      'Técnico en saneamiento o 1 año en control de plagas\nLicencia A-I, deseable\nTrabajo en altura',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
]
