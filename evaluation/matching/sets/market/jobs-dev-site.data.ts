import type { LabelledJob } from '../../labelled.ts'

/** Ads of the market, development half: the clusters mantenimiento-oficios, agroindustria-calidad, cocina and seguridad-prevencion. */
export const marketJobsDevSite: LabelledJob[] = [
  // mantenimiento-oficios
  {
    key: 'man-tecnico-climatizacion-surquillo',
    title: 'Técnico en Climatización',
    category: 'Operaciones',
    skills: ['Split y VRV', 'Soldadura oxiacetilénica', 'Gases refrigerantes', 'Licencia A-I'],
    description:
      'Empresa de aire acondicionado requiere técnicos para instalación y mantenimiento en oficinas, tiendas y agencias bancarias: equipos split, VRV y chiller, carga de gas, limpieza de ductos, diagnóstico eléctrico de control. Salidas en camioneta de la empresa. Planilla, SCTR, horas extra, herramientas.',
    requirements:
      'Técnico en Refrigeración y Aire Acondicionado\n2 años en instalaciones\nTrabajo en altura\nLicencia de conducir deseable',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,300',
  },
  {
    key: 'man-mecanico-embotelladora-chilca',
    title: 'Técnico de Mantenimiento Mecánico - Líneas de Envasado',
    category: 'Operaciones',
    skills: ['Bombas y reductores', 'Neumática', 'Lectura de planos', '5S'],
    description:
      'Embotelladora de agua y gaseosas con planta en Chilca busca técnico para llenadoras, etiquetadoras, paletizadoras y fajas: rutinas de lubricación, cambio de rodajes y retenes, alineamiento, neumática básica, cambios de formato y órdenes de trabajo en el sistema. Tres turnos rotativos. Movilidad desde Mala, Lurín y Villa El Salvador, comedor, utilidades.',
    requirements:
      'Egresado de SENATI o TECSUP en Mecánica de Mantenimiento o afín\n1 a 2 años en planta de consumo masivo\nDisponibilidad para turnos',
    experience: '1-2',
    location: 'Chilca, Cañete, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,300',
  },
  {
    key: 'man-tecnico-edificios-san-borja',
    title: 'Técnico Polivalente de Facilities',
    category: 'Operaciones',
    skills: ['Instalaciones sanitarias', 'Tableros', 'Grupo electrógeno', 'Servicio al cliente'],
    description:
      'Operador de edificios corporativos busca técnico para torre de oficinas: luminarias y tomacorrientes, tableros, bombas de agua, sanitarios, pintura y drywall menor, ronda de equipos, atención de requerimientos de los inquilinos y acompañar a los contratistas. Turnos 12 horas, 4x3. Se brinda uniforme, EPP, planilla desde el primer día.',
    requirements:
      'Técnico en Electricidad o experiencia demostrable de 3 años en mantenimiento de edificios, hoteles o clínicas\nConocimientos de gasfitería',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 + horas extra',
  },
  {
    key: 'man-mecanico-chancado-apurimac',
    title: 'Mecánico de Chancado y Fajas',
    category: 'Operaciones',
    skills: ['Chancadoras', 'Fajas transportadoras', 'Bombas de pulpa', 'Izaje', 'Bloqueo y etiquetado'],
    description:
      'Contratista de mantenimiento minero requiere mecánicos para planta concentradora: cambio de polines y liners, empalmes, bombas, zarandas e inspección por condición. Régimen 14x7, campamento, vuelos desde Lima y Arequipa, examen médico y cursos a cargo.',
    requirements:
      'Técnico de SENATI o TECSUP en Mecánica de Mantenimiento\n3 años en chancado o plantas concentradoras\nExamen médico de altura',
    experience: '3-5',
    location: 'Challhuahuacho, Apurímac',
    mode: 'onsite',
    salaryText: 'S/ 3,400',
  },
  {
    key: 'man-instalador-electrico-san-miguel',
    title: 'Oficial de Instalaciones Eléctricas - Obra',
    category: 'Operaciones',
    skills: ['Entubado y cableado', 'Tableros de distribución', 'Lectura de planos'],
    description:
      'Subcontratista requiere oficiales para edificio de departamentos en San Miguel: entubado en techo y muros, cableado, montaje de tableros, pozos a tierra, luminarias y prueba de aislamiento. SCTR, EPP, pago semanal y beneficios.',
    requirements:
      'Experiencia mínima de 2 años en instalaciones eléctricas de edificación\nLectura de planos\nCurso de trabajo en altura deseable',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 80 - S/ 90 por día',
  },
  {
    key: 'man-operador-envasado-lurin',
    title: 'Operador Maquinista de Empaque',
    category: 'Operaciones',
    skills: ['Arranque de línea', 'Autonomía en ajustes', 'BPM'],
    description:
      'Fábrica de golosinas de Lurín requiere maquinistas para envolvedoras y encajonadoras: arranque, regulación de temperatura y sellado, cambio de bobina y de formato, limpieza, lubricación básica, registro de paradas. Tres turnos, movilidad desde Pucusana, Chilca y Mala, comedor, utilidades, planilla desde el primer día.',
    requirements:
      'Técnico egresado en Mecánica, Electricidad o Industrias Alimentarias\n1 año operando o manteniendo máquinas de empaque\nTurnos rotativos',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,700 + bono de turno',
  },
  {
    key: 'man-supervisor-hotel-miraflores',
    title: 'Supervisor de Ingeniería - Hotel',
    category: 'Operaciones',
    skills: ['Mantenimiento preventivo', 'Manejo de personal', 'Presupuesto', 'Inglés básico'],
    description:
      'Hotel de cadena de 150 habitaciones busca supervisor para el área de ingeniería: plan preventivo de calderas, bombas, aire central, ascensores y habitaciones, turnos de seis técnicos, contratistas, consumo de energía, repuestos y auditorías de la marca.',
    requirements:
      'Técnico titulado o ingeniero en Electricidad, Mecánica o Electromecánica\n4 años en mantenimiento de hoteles, 1 como supervisor\nExcel intermedio',
    experience: '3-5',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'man-mecanico-diesel-lurigancho',
    title: 'MECANICO DE FLOTA PESADA',
    category: 'Operaciones',
    skills: ['Motores diésel', 'Cajas y coronas', 'Frenos de aire', 'Escáner'],
    description:
      'Empresa de transporte de carga requiere mecanico para su taller de Huachipa. Mantenimiento preventivo y correctivo de camiones y tractos Volvo y Scania, auxilio en ruta, inspección antes de salir. Pago puntual, bono de productividad, horas extras.',
    requirements:
      'Técnico en mecánica automotriz\n3 años en camiones\nLicencia A-II o superior deseable\nDisponibilidad para auxilio de noche',
    experience: '3-5',
    location: 'Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400 - S/ 2,900',
  },
  {
    key: 'man-tornero-villa-maria',
    title: 'Tornero Fresador',
    category: 'Operaciones',
    skills: ['Torno convencional', 'Fresadora', 'Metrología'],
    description:
      'Maestranza en Villa María del Triunfo busca tornero para fabricación y recuperación de ejes, bocinas, engranajes y piezas para bombas. Lectura de plano y manejo de micrómetro. Semana de lunes a sábado medio día. Posibilidad de aprender CNC.',
    requirements:
      'Egresado de SENATI (Producción o Mantenimiento) o experiencia\n1 a 2 años en torno y fresa\nResponsable y puntual',
    experience: '1-2',
    location: 'Villa María del Triunfo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,400',
  },
  // agroindustria-calidad
  {
    key: 'agr-inspector-mango-tambogrande',
    title: 'Inspector de Calidad - Campaña de mango',
    category: 'Operaciones',
    skills: ['Calibre y brix', 'Registro de defectos'],
    description:
      'Packing de Tambogrande requiere 20 inspectores de calidad para campaña noviembre a marzo: muestreo en recepción, línea y producto terminado, brix, calibre, defectos y llenado de formatos. Transporte desde Piura y Sullana, almuerzo, pago semanal.',
    requirements:
      'Egresado o estudiante de Agronomía, Industrias Alimentarias o técnico agropecuario\nSin experiencia o una campaña\nDisponibilidad de turnos',
    experience: '0-1',
    location: 'Tambogrande, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,500 régimen agrario',
  },
  {
    key: 'agr-jefe-calidad-trujillo',
    title: 'Jefe de Aseguramiento de la Calidad',
    category: 'Operaciones',
    skills: ['HACCP', 'BRCGS', 'FSMA', 'Auditorías', 'Liderazgo'],
    description:
      'Agroexportadora de palta y arándano selecciona jefe de calidad para planta de congelado y fresco: sistema de gestión, certificaciones, clientes de Estados Unidos y Europa, reclamos, presupuesto y equipo de 35 personas. Paquete atractivo, vivienda los tres primeros meses.',
    requirements:
      'Titulado en Industrias Alimentarias o Agroindustrial, colegiado\n7 años en calidad, 3 de jefatura\nInglés avanzado\nAuditor líder',
    experience: '5+',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 8,000 - S/ 9,500',
  },
  {
    key: 'agr-analista-laboratorio-chiclayo',
    title: 'Analista de Microbiología',
    category: null,
    skills: ['Siembra en placa', 'ISO 17025', 'Buenas prácticas de laboratorio'],
    description:
      'Laboratorio de ensayos acreditado busca analista para microbiología de aguas y alimentos: preparación de medios, siembra, lectura, informes, control de equipos y participación en interlaboratorios.',
    requirements:
      'Biólogo, microbiólogo o ingeniero de industrias alimentarias\n2 años en laboratorio acreditado\nISO 17025',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,500',
  },
  {
    key: 'agr-jefe-fundo-olmos',
    title: 'Jefe de Fundo',
    category: 'Operaciones',
    skills: ['Fertirriego', 'Manejo de personal de campo', 'Sanidad'],
    description:
      'Fundo de 300 hectáreas de palto y caña en Olmos requiere jefe para dirigir labores culturales, fertirriego, sanidad, cosecha y costos por hectárea. Vivienda y camioneta, régimen 14x7.',
    requirements: 'Ingeniero agrónomo titulado\n5 años en frutales de exportación\nLicencia A-I',
    experience: '5+',
    location: 'Olmos, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'agr-asegurador-inocuidad-sullana',
    title: 'Analista SIG - Inocuidad Alimentaria',
    category: 'Operaciones',
    skills: ['BPM', 'POES', 'HACCP', 'Trazabilidad'],
    description:
      'Planta de mango congelado y banano orgánico de Sullana convoca analista del sistema integrado de gestión: verificación de los planes de higiene, control de puntos críticos, liberación de lotes, trazabilidad, capacitación de operarios, acompañar auditorías de clientes y cierre de no conformidades. Movilidad desde Piura y Paita.',
    requirements:
      'Bachiller o titulado en Industrias Alimentarias, Agroindustrias o Pesquera\n2 a 3 años en planta de alimentos\nCurso HACCP\nInglés básico',
    experience: '1-2',
    location: 'Sullana, Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,600 - S/ 3,000',
  },
  {
    key: 'agr-operario-packing-viru',
    title: 'Operarios de Producción (100 vacantes)',
    category: 'Operaciones',
    skills: [],
    description:
      'Unete a nuestra campaña de arandano y esparrago. Seleccion, empaque y paletizado. No necesitas experiencia, nosotros te capacitamos. Movilidad de todos los centros poblados, desayuno y almuerzo, pago semanal y bono por avance. ¡Trae a un amigo y gana un bono!',
    requirements: 'Mayor de 18 años\nDNI vigente\nGanas de trabajar',
    experience: '0-1',
    location: 'Virú, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bonos',
  },
  {
    key: 'agr-supervisor-produccion-paita',
    title: 'Supervisor(a) de Turno - Congelados',
    category: 'Operaciones',
    skills: ['Manejo de personal', 'Rendimientos', 'HACCP', 'Excel'],
    description:
      'Empresa pesquera de Paita busca supervisor de turno para sala de proceso de pota y perico: distribución de 120 personas, rendimientos, control de temperatura y tiempos, envasado, túneles y reporte de producción. Turnos rotativos según descarga. Comedor y transporte.',
    requirements:
      'Ingeniero pesquero, industrial o de industrias alimentarias\n2 años supervisando producción en congelados\nDisponibilidad de horario',
    experience: '1-2',
    location: 'Paita, Piura',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  // cocina
  {
    key: 'coc-cocinero-marino-barranco',
    title: 'Cocinero de Partida',
    category: 'Operaciones',
    skills: ['Línea caliente', 'Fondos', 'BPM'],
    description:
      'Cevichería de autor en Barranco suma un cocinero para la partida de calientes: arroces, sudados, saltados, salsas madre, mise en place y cuidado de mermas. Cinco días de trabajo, dos de descanso, propinas aparte, planilla y comida del personal. Equipo joven y grato ambiente.',
    requirements:
      '2 años en línea caliente de restaurante con carta\nEstudios de cocina deseables\nDisponibilidad de noche y fines de semana',
    experience: '1-2',
    location: 'Barranco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + propinas',
  },
  {
    key: 'coc-chef-hotel-cusco',
    title: 'Chef Ejecutivo',
    category: 'Operaciones',
    skills: ['Costeo de recetas', 'Liderazgo', 'Menús degustación', 'Inglés', 'Food cost'],
    description:
      'Hotel boutique cinco estrellas en el Centro Histórico busca chef ejecutivo para dos restaurantes y eventos: cartas de temporada, costeo, 18 personas, compras a productores, auditorías de inocuidad. Alojamiento y alimentación.',
    requirements:
      'Egresado de escuela de gastronomía\n6 años en hotelería de lujo, 3 dirigiendo cocina\nInglés intermedio',
    experience: '5+',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 6,500',
  },
  {
    key: 'coc-ayudante-polleria-sjl',
    title: 'Ayudante de cocina / hornero',
    category: 'Operaciones',
    skills: ['Rapidez'],
    description:
      'Pollería en San Juan de Lurigancho necesita ayudante para pelado y fritura de papa, ensaladas, horno y limpieza. Horario de 2 p. m. a 11 p. m. Descanso un día a la semana. Pago semanal y comida.',
    requirements: 'Con o sin experiencia\nCarné de sanidad\nVivir en SJL',
    experience: '0-1',
    location: 'San Juan de Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'coc-cocinero-dietas-brena',
    title: 'Cocinero(a) - Clínica',
    category: 'Operaciones',
    skills: ['Dietas blandas', 'Porcionado', 'Higiene'],
    description:
      'Clínica de Breña requiere cocinero para preparar dietas completas, blandas e hiposódicas de 180 pacientes y el comedor del personal, bajo indicación de nutrición. Turnos de mañana o tarde, un día de descanso, planilla, alimentación, grato ambiente.',
    requirements: '2 años en hospitales, clínicas o comedores\nCarné de sanidad\nManipulación de alimentos',
    experience: '1-2',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'coc-cocinero-comedor-mina-huanuco',
    title: 'Cocinero(a) de Comedor - Campamento Minero',
    category: 'Operaciones',
    skills: ['Alimentación colectiva', 'BPM y HACCP', 'Trabajo en altura geográfica'],
    description:
      'Concesionaria de alimentos requiere cocineros para comedor de 600 comensales: desayuno, almuerzo, cena y dieta según el ciclo de la nutricionista, porcionado, control de temperaturas y orden del área. Régimen 20x10, pasajes desde Lima y Huánuco, hospedaje, examen médico por cuenta de la empresa.',
    requirements:
      '3 años en comedores industriales, hospitales o concesionarios\nApto para trabajar sobre los 4,000 m s. n. m.\nBPM',
    experience: '3-5',
    location: 'Huánuco',
    mode: 'onsite',
    salaryText: 'S/ 2,300 - S/ 2,600',
  },
  {
    key: 'coc-jefe-cocina-campestre-pachacamac',
    title: 'Jefe de Cocina - Restaurante Campestre',
    category: 'Operaciones',
    skills: ['Parrilla y horno', 'Costeo', 'Manejo de personal', 'Pedidos'],
    description:
      'Restaurante campestre de Pachacámac busca jefe de cocina para dirigir a siete cocineros y ayudantes: carta criolla, pachamanca y parrilla, pedidos a proveedores, costeo de recetas, control de mermas, limpieza y horarios. Fines de semana con 500 cubiertos. Lunes y martes libres. Planilla y bono por ventas.',
    requirements: '5 años en cocina peruana, 2 como jefe o segundo\nCosteo y Excel básico\nVivir en Lima Sur',
    experience: '5+',
    location: 'Pachacámac, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000 - S/ 3,500',
  },
  {
    key: 'coc-nutricionista-concesionario-lurin',
    title: 'Nutricionista Administradora de Comedor',
    category: 'Operaciones',
    skills: ['Programación de menú', 'HACCP', 'Costos', 'Manejo de personal'],
    description:
      'Empresa de alimentación colectiva busca nutricionista para unidad de 400 raciones en Lurín: programar el menú, requerimiento de insumos, costos por ración, supervisión de cocina y salón, trato con el cliente.',
    requirements: 'Licenciada en Nutrición, colegiada\n2 años administrando comedores',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 - S/ 2,500',
  },
  // seguridad-prevencion
  {
    key: 'seg-supervisor-ssoma-obra-san-juan',
    title: 'Supervisor de Seguridad SSOMA',
    category: 'Operaciones',
    skills: ['ATS', 'IPERC', 'Norma G.050', 'Charlas de 5 minutos'],
    description:
      'Constructora de vivienda multifamiliar requiere supervisor SSOMA para obra en San Juan de Miraflores: permisos de trabajo, inspecciones, inducciones, investigación de incidentes, gestión de residuos, auditorías del cliente.',
    requirements:
      'Ingeniero de seguridad, industrial, ambiental o afín\n3 años en edificaciones\nDiplomado en seguridad y salud',
    experience: '3-5',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'seg-agente-deposito-callao',
    title: 'Agentes de Protección - Terminales de contenedores',
    category: 'Operaciones',
    skills: ['Control de accesos', 'Redacción de informes'],
    description:
      'Empresa de resguardo con certificación BASC busca agentes para depósitos del Callao y Ventanilla: control de ingreso y salida de camiones y personas, revisión de precintos, rondas, cuaderno de ocurrencias. 12 horas, seis días, rotación día y noche. Planilla, uniforme sin descuento, asignación familiar, trámite de carné a cargo de la empresa.',
    requirements: 'Secundaria completa\n6 meses en vigilancia o fuerzas armadas\nSin antecedentes',
    experience: '0-1',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,750 todo incluido',
  },
  {
    key: 'seg-prevencionista-tienda-san-miguel',
    title: 'Prevencionista de Tienda',
    category: 'Operaciones',
    skills: ['Mermas', 'Control de accesos', 'Comunicación'],
    description:
      'Cadena de supermercados busca prevencionistas para San Miguel y Magdalena: evitar el hurto en sala y cajas, controlar la puerta de personal y proveedores, revisar cámaras, acompañar el cierre y llenar los reportes. Turnos de 8 horas, planilla desde el primer día, descuentos, línea de carrera.',
    requirements:
      '1 año en prevención o seguridad en tiendas, centros comerciales o supermercados\nSecundaria completa\nTurnos rotativos',
    experience: '0-1',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'seg-operador-central-monitoreo-la-victoria',
    title: 'Operador de Central de Monitoreo',
    category: 'Operaciones',
    skills: ['CCTV', 'Alarmas', 'Ofimática', 'Reporte de incidentes'],
    description:
      'Empresa de alarmas requiere operadores para vigilar cámaras y señales de 800 locales, llamar al cliente, avisar a la policía y a la unidad motorizada, y registrar el evento en el sistema. Turnos de 8 horas rotativos, descanso semanal, todos los beneficios de ley.',
    requirements:
      '1 año en vigilancia, serenazgo o central de cámaras\nTécnico trunco o secundaria\nTipeo y computación',
    experience: '1-2',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
  {
    key: 'seg-asistente-sst-huachipa',
    title: 'Asistente de Seguridad y Salud en el Trabajo',
    category: 'Recursos Humanos',
    skills: ['Ley 29783', 'Excel', 'Capacitación'],
    description:
      'Planta papelera busca asistente SST: registros obligatorios, entrega de EPP, apoyo al comité, inspecciones, simulacros, exámenes médicos y estadísticas. Comedor, movilidad, utilidades.',
    requirements:
      'Técnico o bachiller en seguridad industrial, ambiental o afines\n1 año en planta\nCurso de la Ley 29783',
    experience: '1-2',
    location: 'Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,200',
  },
  {
    key: 'seg-supervisor-vigilancia-arequipa',
    title: 'Supervisor de Operaciones - Vigilancia privada',
    category: 'Operaciones',
    skills: ['Manejo de personal', 'Licencia A-I o moto', 'Elaboración de roles'],
    description:
      'Empresa de seguridad requiere supervisor para 25 puestos en Arequipa: roles de servicio, visitas diurnas y nocturnas en moto, cobertura de faltos, capacitación del personal, atención del cliente.',
    requirements:
      'Licenciado de las FF. AA., policía en retiro o supervisor con 2 años\nCarné SUCAMEC\nLicencia de conducir',
    experience: '1-2',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 2,100',
  },
]
