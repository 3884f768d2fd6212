import type { LabelledJob } from '../../labelled.ts'

/** Ads of the market, held-out half: the clusters almacen-compras, conduccion, obras-civiles and salud. */
export const marketJobsHeldOutSite: LabelledJob[] = [
  // almacen-compras
  {
    key: 'alm-picker-noche-villa-el-salvador',
    title: 'Operario de Centro de Distribución - Turno Noche',
    category: 'Operaciones',
    skills: ['Picking', 'Trabajo en equipo'],
    description:
      'Operador logístico líder convoca operarios para preparar pedidos con radiofrecuencia, etiquetar, armar paletas y cargar camiones. De 10 p. m. a 6 a. m. Ofrecemos planilla desde el primer día, bono nocturno, movilidad de retorno, refrigerio, línea de carrera y gratos compañeros.',
    requirements: 'Secundaria completa\nCon o sin experiencia\nVivir en Lima Sur',
    experience: '0-1',
    location: 'Villa El Salvador, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + bono nocturno',
  },
  {
    key: 'alm-jefe-cd-lurin',
    title: 'Jefe de Centro de Distribución',
    category: 'Operaciones',
    skills: ['WMS', 'Indicadores logísticos', 'Presupuesto', 'Liderazgo', 'Mejora continua'],
    description:
      'Retail de mejoramiento del hogar busca jefe para su centro de distribución de 22,000 m²: recepción, almacenaje, preparación y despacho a 30 tiendas, 110 personas en tres turnos, exactitud de inventario, contrato de transporte y presupuesto.',
    requirements:
      'Bachiller o titulado en Ingeniería Industrial, Administración o afines\n5 años liderando almacenes o centros de distribución\nWMS',
    experience: '5+',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 6,500 - S/ 7,500',
  },
  {
    key: 'alm-encargado-inventarios-callao',
    title: 'Asistente de Almacén e Inventarios',
    category: 'Operaciones',
    skills: ['Kárdex', 'SAP MM', 'Guías de remisión', 'Conteo cíclico'],
    description:
      'Importadora de repuestos con almacén en la avenida Argentina requiere asistente: ingresos y salidas en SAP, ubicación de mercadería, guías electrónicas, conteos cíclicos, despacho a clientes y coordinación con dos auxiliares. Horario de lunes a sábado al mediodía, planilla, bono por exactitud.',
    requirements:
      'Técnico en Logística o experiencia equivalente\n2 años en almacén con sistema\nExcel intermedio',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 1,900',
  },
  {
    key: 'alm-analista-abastecimiento-san-borja',
    title: 'Analista de Abastecimiento',
    category: 'Operaciones',
    skills: ['Cotizaciones', 'Negociación', 'Órdenes de compra', 'Excel avanzado', 'ERP'],
    description:
      'Clínica privada requiere comprador para material médico, servicios y mantenimiento: atender requerimientos, tres cotizaciones, cuadro comparativo, órdenes, homologación y evaluación de proveedores, seguimiento de entregas. EPS y horario de lunes a viernes.',
    requirements:
      'Bachiller en Administración o Ingeniería Industrial\n2 años en compras\nExcel intermedio-avanzado',
    experience: '1-2',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,600 - S/ 3,000',
  },
  {
    key: 'alm-montacarguista-ventanilla',
    title: 'Operador de Montacargas Contrabalanceado y Reach',
    category: 'Operaciones',
    skills: ['Montacargas', 'Reach', 'Check list'],
    description:
      'Depósito temporal en Ventanilla necesita operadores para estiba y desestiba de contenedores, ubicación en racks e inspección diaria del equipo. Turnos rotativos, pago quincenal, horas extras, SCTR.',
    requirements:
      'Certificado de operador de montacargas vigente\n1 año operando\nLicencia A-I deseable\nSecundaria',
    experience: '1-2',
    location: 'Ventanilla, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'alm-encargado-repuestos-juliaca',
    title: 'Encargado de Almacén de Repuestos',
    category: 'Operaciones',
    skills: ['Inventarios', 'Repuestos de maquinaria', 'Atención al taller'],
    description:
      'Concesionario de maquinaria busca encargado para su sucursal de Juliaca: recepción desde Lima, entrega a taller y mostrador, mínimos y máximos, inventario anual, un auxiliar a cargo.',
    requirements:
      'Técnico en Logística, Mecánica o Administración\n3 años en almacén de repuestos\nResidir en Puno o Juliaca',
    experience: '3-5',
    location: 'Juliaca, Puno',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'alm-supervisor-almacen-callao',
    title: 'Supervisor de Operaciones de Almacén',
    category: 'Operaciones',
    skills: ['Liderazgo', 'WMS', 'Indicadores', 'Seguridad'],
    description:
      'Operador logístico del Callao busca supervisor para cuenta de consumo masivo: programar recepción y despacho, dirigir a 15 auxiliares y montacarguistas, conteos cíclicos, reclamos del cliente, indicadores y orden. Turnos rotativos, planilla, línea de carrera y buen clima laboral.',
    requirements:
      'Técnico en Logística o experiencia equivalente\n3 años en almacén, 1 con personal a cargo\nExcel intermedio',
    experience: '3-5',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,600 - S/ 2,900',
  },
  {
    key: 'alm-coordinador-logistica-huachipa',
    title: 'Coordinador de Logística y Compras',
    category: 'Operaciones',
    skills: ['Compras', 'Control de stock', 'Transporte', 'Excel', 'Liderazgo'],
    description:
      'Fábrica de muebles (80 trabajadores) busca coordinador que vea todo lo logístico: compra de madera, tableros y ferretería, almacén de insumos y de producto terminado con tres personas, programación de repartos y tercerización de transporte. Reporta al gerente general. Buen clima laboral, beneficios de ley.',
    requirements:
      'Técnico o bachiller en Administración, Logística o Ingeniería Industrial\n4 años en puestos logísticos, con personal a cargo',
    experience: '3-5',
    location: 'Lurigancho, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,500 - S/ 4,000',
  },
  // conduccion
  {
    key: 'chf-repartidor-furgon-comas',
    title: 'Conductor de Unidad Ligera - Distribución Urbana',
    category: 'Operaciones',
    skills: ['Licencia A-IIb', 'Rutas de Lima', 'Manejo defensivo'],
    description:
      'Distribuidora de productos refrigerados con base en Comas requiere conductor para furgón de 5 toneladas: entrega a minimarkets y restaurantes de Lima Norte y Centro, cobro contra entrega, cuadre de liquidación, cuidado de la unidad y apoyo en la descarga. Sale 5 a. m. Planilla, bono por cero devoluciones, horas extra.',
    requirements: 'Brevete A-IIb vigente\n2 años repartiendo\nRécord de conductor limpio',
    experience: '1-2',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 + bono',
  },
  {
    key: 'chf-bus-interprovincial-chiclayo',
    title: 'Piloto de Bus Interprovincial',
    category: 'Operaciones',
    skills: ['A-IIIa', 'Manejo nocturno', 'Atención al pasajero'],
    description:
      'Empresa de transporte de pasajeros selecciona pilotos para la ruta Lima - Chiclayo - Piura. Jornadas según norma con copiloto, hotel en destino, planilla y viáticos.',
    requirements: 'Licencia A-IIIa o A-IIIc\n3 años en buses de pasajeros\nMenos de 20 puntos en el récord',
    experience: '3-5',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 3,000 + viáticos',
  },
  {
    key: 'chf-cisterna-matpel-arequipa',
    title: 'Conductor de Cisterna - Materiales Peligrosos',
    category: 'Operaciones',
    skills: ['A-IIIc', 'A-IV', 'MATPEL', 'Manejo en altura'],
    description:
      'Transportista de combustible requiere conductores para la ruta Mollendo - unidades mineras del sur. Tracto Volvo con GPS, convoy, doble tripulación. Régimen 14x7, SCTR, seguro Vida Ley.',
    requirements: 'A-IIIc con A-IV\n4 años en cisterna\nCurso MATPEL III',
    experience: '3-5',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 3,200 - S/ 3,800',
  },
  {
    key: 'chf-motorizado-san-miguel',
    title: 'Motorizado con moto propia',
    category: 'Operaciones',
    skills: ['Licencia B-IIb', 'Conocer Lima'],
    description:
      'Farmacia con delivery busca motorizados para San Miguel, Magdalena y Pueblo Libre. Turno tarde o noche. Pago por hora mas gasolina y propinas, SOAT y mantenimiento reembolsado.',
    requirements: 'Moto propia con SOAT\nLicencia B-IIb',
    experience: '0-1',
    location: 'San Miguel, Lima',
    mode: 'onsite',
    salaryText: 'S/ 8 la hora + gasolina',
  },
  {
    key: 'chf-piloto-ambulancia-los-olivos',
    title: 'Piloto de Ambulancia',
    category: 'Operaciones',
    skills: ['A-IIb', 'Primeros auxilios', 'Conocimiento de rutas'],
    description:
      'Empresa de atención prehospitalaria busca pilotos para base Los Olivos: traslado programado y emergencias, apoyo en camillaje, revisión diaria de la unidad y del equipo. Turnos 24x48. Planilla, SCTR, capacitación.',
    requirements:
      'Licencia A-IIb vigente\n2 años conduciendo en Lima\nCurso de primeros auxilios\nSin papeletas graves',
    experience: '1-2',
    location: 'Los Olivos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'chf-chofer-familia-empresa-la-molina',
    title: 'Chofer de Gerencia',
    category: 'Administración',
    skills: ['Puntualidad', 'Discreción', 'Licencia A-IIa'],
    description:
      'Grupo empresarial busca chofer para traslado de directores y familia: auto mecánico y automático, trámites bancarios y notariales, lavado y mantenimiento de la unidad. Lunes a sábado, viajes ocasionales. Trato respetuoso, planilla.',
    requirements:
      'Licencia A-I o superior, cinco años de antigüedad\n2 años como chofer de gerencia o familiar\nReferencias',
    experience: '1-2',
    location: 'La Molina, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000',
  },
  {
    key: 'chf-transportista-camion-lurin-provincias',
    title: 'Conductor de Camión - Rutas Lima Sur y Provincias',
    category: 'Operaciones',
    skills: ['Carga seca', 'Guías de remisión', 'GPS'],
    description:
      'Fabricante de cerámica requiere conductor para camión de 10 y 15 toneladas: obras de Lima y viajes a Ica, Huancayo y Trujillo de dos a tres días. Viáticos, planilla, bono por kilómetro.',
    requirements: 'A-IIIb o A-IIIc (no se aceptan A-II)\n2 años en camión\nConocimientos básicos de mecánica',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,200 + viáticos',
  },
  // obras-civiles
  {
    key: 'obr-residente-saneamiento-ayacucho',
    title: 'Residente de Obra - Agua y Alcantarillado',
    category: 'Operaciones',
    skills: ['Ley de Contrataciones', 'Valorizaciones', 'Cuaderno de obra', 'MS Project'],
    description:
      'Consorcio requiere residente para ampliación de redes en Huanta: dirección técnica, cuaderno de obra digital, valorizaciones, adicionales, liquidación. Alojamiento y alimentación.',
    requirements:
      'Ingeniero civil o sanitario colegiado y habilitado\n3 años como residente o supervisor en obras de saneamiento',
    experience: '3-5',
    location: 'Huanta, Ayacucho',
    mode: 'onsite',
    salaryText: 'S/ 7,500',
  },
  {
    key: 'obr-asistente-oficina-tecnica-jesus-maria',
    title: 'Asistente de Oficina Técnica',
    category: 'Operaciones',
    skills: ['Metrados', 'S10', 'AutoCAD', 'Excel avanzado'],
    description:
      'Inmobiliaria y constructora busca asistente para edificio de 18 pisos: metrados, valorización de subcontratistas, control de costos en S10, requerimientos, planos de obra y reporte semanal. Ofrecemos línea de carrera, planilla, EPS al 50 % y almuerzo.',
    requirements:
      'Bachiller en Ingeniería Civil\n1 a 2 años en oficina técnica de edificaciones\nS10, AutoCAD, MS Project\nRevit deseable',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500 - S/ 3,000',
  },
  {
    key: 'obr-maestro-obra-pachacamac',
    title: 'Maestro de Obra',
    category: 'Operaciones',
    skills: ['Trazo y replanteo', 'Encofrado', 'Acero', 'Manejo de cuadrillas'],
    description:
      'Condominio de casas de campo en Pachacámac requiere maestro de obra general para dirigir cuadrillas de concreto, albañilería y acabados. Contrato por obra, pago semanal.',
    requirements:
      '8 años en edificación, 3 como maestro o capataz\nLectura de planos\nSentido de responsabilidad',
    experience: '5+',
    location: 'Pachacámac, Lima',
    mode: 'onsite',
    salaryText: 'S/ 900 semanales',
  },
  {
    key: 'obr-modelador-bim-remoto',
    title: 'Modelador BIM - Arquitectura y Estructuras',
    category: 'Diseño',
    skills: ['Revit', 'Navisworks', 'Familias', 'LOD 350'],
    description:
      'Consultora de proyectos busca modeladores para hospitales y colegios: modelo 3D a partir de planos CAD, familias, láminas, detección de interferencias y cuantificación. Trabajo remoto con reunión semanal en Magdalena.',
    requirements:
      'Técnico o bachiller en Construcción Civil, Arquitectura o Ingeniería\n2 años modelando en Revit\nNavisworks\nComputadora propia',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'remote',
    salaryText: 'S/ 2,400 - S/ 2,800',
  },
  {
    key: 'obr-cadista-estructuras-lurin',
    title: 'Cadista de Estructuras Metálicas',
    category: 'Diseño',
    skills: ['AutoCAD', 'Advance Steel', 'Planos de taller', 'Soldadura (simbología)'],
    description:
      'Metalmecánica de Lurín requiere cadista para planos de fabricación y montaje de naves, escaleras y tolvas: despiece, lista de materiales, planos de corte y revisiones con taller. Horario de planta, comedor, planilla.',
    requirements:
      'Técnico en Dibujo, Construcciones Metálicas o Edificaciones\n2 años detallando estructuras\nAutoCAD; Advance Steel o Tekla deseable',
    experience: '1-2',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,400',
  },
  {
    key: 'obr-dibujante-proyectista-surquillo',
    title: 'Proyectista CAD - Muebles y acabados',
    category: 'Diseño',
    skills: ['AutoCAD 2D y 3D', 'SketchUp', 'Detalle constructivo', 'Toma de medidas'],
    description:
      'Empresa de remodelación de tiendas y oficinas necesita proyectista: medir el local, planos de distribución y detalle para taller, melamina, drywall e iluminación, cuadros de materiales, vistas en SketchUp y ajustes en obra. Trabajo de lunes a viernes, medio día sábado. Planilla y comisión por proyecto.',
    requirements:
      'Dibujo técnico, Diseño de Interiores o Arquitectura (técnico o bachiller)\n2 años con AutoCAD\nPortafolio de planos',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 - S/ 2,300',
  },
  {
    key: 'obr-arquitecto-licencias-san-isidro',
    title: 'Arquitecto(a) - Expedientes Municipales',
    category: 'Diseño',
    skills: ['RNE', 'Licencias de edificación', 'ITSE', 'AutoCAD'],
    description:
      'Cadena de boticas busca arquitecto para firmar y gestionar expedientes de licencia de edificación, funcionamiento e ITSE de sus nuevos locales a nivel nacional, seguimiento con municipios y levantamiento de observaciones.',
    requirements:
      'Arquitecto titulado, colegiado y habilitado\n3 años en licencias y RNE\nDisponibilidad para viajar',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,000 - S/ 4,500',
  },
  // salud
  {
    key: 'sal-enfermera-uci-jesus-maria',
    title: 'Licenciada(o) en Enfermería - UCI',
    category: null,
    skills: ['Ventilación mecánica', 'RCP avanzado', 'Monitoreo hemodinámico'],
    description:
      'Hospital convoca enfermeras para cuidados intensivos adultos: manejo de ventilador, vasoactivos, balance hídrico, registros y guardias diurnas y nocturnas.',
    requirements:
      'Título de licenciada en Enfermería, colegiada\nEspecialidad en cuidados intensivos\nSERUMS\n2 años en UCI',
    experience: '1-2',
    location: 'Jesús María, Lima',
    mode: 'onsite',
    salaryText: 'S/ 5,000',
  },
  {
    key: 'sal-personal-tecnico-asistencial-san-juan',
    title: 'Personal Técnico Asistencial - Hospitalización y Emergencia',
    category: null,
    skills: ['Vocación de servicio', 'Turnos'],
    description:
      'Clínica de Lima Sur requiere personal técnico para los servicios de hospitalización y emergencia: aseo y movilización del paciente, control de funciones vitales, preparación de unidad, traslado a exámenes, apoyo en procedimientos, limpieza de material. Turnos de 12 horas, planilla, seguro, capacitación y grato ambiente.',
    requirements:
      'Título técnico en Enfermería Técnica\n1 año en hospitalización o emergencia\nBLS\nDisponibilidad para turnos noche',
    experience: '1-2',
    location: 'San Juan de Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600 - S/ 1,750',
  },
  {
    key: 'sal-dispensacion-botica-ate',
    title: 'Técnico(a) en Farmacia - Boticas Lima Este',
    category: 'Ventas',
    skills: ['Dispensación', 'Venta', 'Caja', 'Inyectables'],
    description:
      'Cadena de boticas en expansión convoca técnicos para atender al público, leer receta, dispensar, aplicar inyectables, cobrar, reponer y cumplir cuota. Comisiones, planilla desde el primer día, línea de carrera, capacitaciones constantes.',
    requirements:
      'Título o egresado de técnico en Farmacia (también Enfermería Técnica con experiencia en botica)\n6 meses en botica\nTurnos rotativos',
    experience: '0-1',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisiones',
  },
  {
    key: 'sal-quimico-farmaceutico-cusco',
    title: 'Químico Farmacéutico - Director Técnico',
    category: null,
    skills: ['BPOF', 'Psicotrópicos', 'DIGEMID'],
    description:
      'Botica de Cusco requiere químico farmacéutico para la dirección técnica: buenas prácticas de oficina farmacéutica, control de psicotrópicos, libro de ocurrencias, inspecciones, capacitación.',
    requirements: 'Químico farmacéutico colegiado y habilitado\n1 año en oficina farmacéutica',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'sal-enfermera-ocupacional-andahuaylas',
    title: 'Enfermera(o) Ocupacional - Unidad Minera',
    category: null,
    skills: ['Salud ocupacional', 'Tópico', 'ACLS'],
    description:
      'Servicio médico de mina requiere enfermera para tópico: atención de urgencias, vigilancia médica, exámenes ocupacionales, campañas. Régimen 14x14, campamento y pasajes.',
    requirements:
      'Licenciada en Enfermería colegiada y habilitada\n2 años en tópico de mina\nDiplomado en salud ocupacional',
    experience: '1-2',
    location: 'Andahuaylas, Apurímac',
    mode: 'onsite',
    salaryText: 'S/ 4,500',
  },
  {
    key: 'sal-cuidado-adulto-mayor-surco',
    title: 'Cuidador(a) de Adulto Mayor - Casa de reposo',
    category: null,
    skills: ['Paciencia', 'Buen trato'],
    description:
      'Residencia geriátrica de Surco necesita cuidadoras para baño, alimentación, cambio de pañal, movilización, medicación según indicación de la enfermera y compañía. Turnos 12x24. Ambiente familiar y alimentación incluida.',
    requirements: 'Técnica en enfermería o cuidadora con experiencia\n1 año con adultos mayores\nReferencias',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'sal-topico-colegio-surco',
    title: 'Responsable de Tópico Escolar',
    category: null,
    skills: ['Primeros auxilios', 'Trato con niños'],
    description:
      'Colegio de Surco busca responsable de tópico: atender golpes, fiebre y alergias, registrar la atención, llamar a los padres, controlar el botiquín, acompañar paseos y campañas de vacunación. De 7:15 a 4, planilla y almuerzo.',
    requirements:
      'Técnico(a) titulado en Enfermería\n2 años de experiencia\nPrimeros auxilios\nCertificado de antecedentes',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,600',
  },
  {
    key: 'sal-toma-muestra-callao',
    title: 'Técnico(a) de Laboratorio - Toma de muestras',
    category: null,
    skills: ['Venopunción', 'Bioseguridad', 'Centrifugado'],
    description:
      'Laboratorio clínico requiere técnico para sede Callao y domicilios: extracción de sangre, rotulado, centrifugado, envío a sede central, registro en sistema y atención amable. Turno de 6 a. m. a 2 p. m.',
    requirements: 'Técnico en Laboratorio Clínico titulado\n1 año en toma de muestra\nBioseguridad',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,500',
  },
]
