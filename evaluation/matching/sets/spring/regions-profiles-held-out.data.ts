import type { LabelledProfile } from '../../labelled.ts'

/** Fourteen people who live and work outside Lima, in their own words and spelling. */
export const springRegionsProfiles: LabelledProfile[] = [
  {
    key: 'spring-regions-contable-bambamarca',
    split: 'held-out',
    firstName: 'Nelly',
    lastName: 'Vásquez Idrogo',
    title: 'Asistente contable',
    summary:
      'Bachiller en contabilidad. Dos años y pico entre municipio y empresa privada, buen manejo de cuentas y papeles. Radico en Bambamarca, puedo cambiarme de ciudad si el sueldo lo justifica.',
    skills: ['SIAF', 'conciliaciones', 'PDT y SUNAT', 'tablas dinámicas', 'archivo'],
    languages: [],
    certifications: ['Gestión pública y SIAF - 90 h', 'Contrataciones del Estado (curso virtual)'],
    experiences: [
      {
        position: 'Apoyo administrativo contable',
        company: 'Municipalidad Provincial de Hualgayoc',
        start: '2024-01',
        end: null,
        isCurrent: true,
        description:
          'Registro devengados y girados, cuadro extracto del banco con el libro, emito comprobantes de pago y armo expedientes de proveedores por contratos menores.',
      },
      {
        position: 'Auxiliar de planillas',
        company: 'Agrícola San Benito, La Libertad',
        start: '2022-09',
        end: '2023-11',
        isCurrent: false,
        description: 'digité horas de 600 obreros de campo, cálculo de semana, altas y bajas, boletas',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad Nacional de Cajamarca',
        field: 'Contabilidad',
        isCurrent: false,
      },
    ],
    location: 'Bambamarca, Cajamarca',
    pay: { min: 180000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-volquetero-arequipa',
    split: 'held-out',
    firstName: 'Fredy',
    lastName: 'Huarca Cutipa',
    title: 'CONDUCTOR AIIIC',
    summary:
      'Chofer profesional, volquete semi trailer y bus de personal, 8 años sin accidentes. También opero retro y excavadora con certificado pero menos horas. Licenciado del ejército.',
    skills: ['volquete', 'trailer', 'excavadora', 'A-IIIC'],
    languages: [],
    certifications: [
      'Manejo a la defensiva 2024',
      'Materiales peligrosos (curso)',
      'Operador de excavadora y retroexcavadora 120 h',
    ],
    experiences: [
      {
        position: 'chofer',
        company: 'transportes Tupac sac',
        start: '2021-06',
        end: null,
        isCurrent: true,
        description:
          'llevo concentrado y cal en encapsulado, arequipa matarani y la joya, a veces a espinar. reviso presion de llantas, luces y lleno mi check list',
      },
      {
        position: 'Conductor de volquete y operador',
        company: 'obra carretera Imata',
        start: '2018-09',
        end: '2021-04',
        isCurrent: false,
        description:
          '15 cubos, afirmado y base en altura, dormiamos en el campamento. ultimos 8 meses me pasaron a la excavadora 330',
      },
      {
        position: 'Chofer de bus y dumper',
        company: 'contrata de mina chica en Chala',
        start: '2016',
        end: '2018',
        isCurrent: false,
        description: 'bus de trabajadores y un año dumper bajo perfil en interior mina',
      },
    ],
    educations: [{ degree: 'Secundaria completa', institution: '', field: '', isCurrent: false }],
    location: 'Paucarpata, Arequipa',
    pay: { min: 200000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-agropecuario-chepen',
    split: 'held-out',
    firstName: 'Leidy',
    lastName: 'Carranza Vigo',
    title: 'Técnica agropecuaria',
    summary:
      'Busco trabajo en fundo o con agricultores. Tengo dos campañas de uva y una de arándano. Sé mandar gente y caminar el campo todo el día. Me voy a vivir por temporada a otro sitio sin problema.',
    skills: ['conteo de plagas', 'labores culturales', 'Excel', 'manejo de grupos de cosecha', 'moto'],
    languages: [],
    certifications: ['BPA y uso seguro de plaguicidas'],
    experiences: [
      {
        position: 'Caporala de cosecha',
        company: 'Agrícola Valle Nuevo',
        start: '2024-06',
        end: '2025-02',
        isCurrent: false,
        description:
          'Tenia 28 jornaleros, les marcaba la hilera y revisaba que la fruta no venga verde, pasaba la asistencia y los kilos por persona en el celular.',
      },
      {
        position: 'Evaluadora',
        company: 'Fundo La Calera de Guadalupe',
        start: '2022-08',
        end: '2024-04',
        isCurrent: false,
        description:
          'arañita, trips, cochinilla y oidio en parrón. Trampas, lectura semanal y reporte a sanidad. Un mes reemplacé en la caseta de riego.',
      },
    ],
    educations: [
      {
        degree: 'Técnico',
        institution: 'IESTP Guadalupe',
        field: 'Producción agropecuaria',
        isCurrent: false,
      },
    ],
    location: 'Chepén, La Libertad',
    pay: { min: 150000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-calidad-chimbote',
    split: 'held-out',
    firstName: 'Karina',
    lastName: 'Lozano Pumaricra',
    title: 'Bachiller en Ingeniería Agroindustrial - control de calidad e inocuidad',
    summary:
      'Dos años y medio en plantas de alimentos entre conservas de pescado y fruta congelada. Me manejo bien con formatos HACCP, con el inspector de la autoridad sanitaria y con auditorías de clientes. Dispuesta a moverme en la costa norte y a turnos de noche.',
    skills: ['puntos críticos', 'doble cierre', 'trazabilidad', 'brix y pH', 'auditoría interna', 'Minitab'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['Auditor interno HACCP', 'Diplomado en inocuidad alimentaria'],
    experiences: [
      {
        position: 'Asistente de aseguramiento',
        company: 'Conservera Bahía Santa',
        start: '2023-07',
        end: null,
        isCurrent: true,
        description:
          'Frescura de jurel y caballa al desembarque, histamina, pesos, vacío y cierres cada media hora, historia de autoclaves, PPHS. Llevo el kardex de insumos y atiendo inspección oficial.',
      },
      {
        position: 'Inspectora de línea',
        company: 'Frutas del Norte (mango y palta IQF)',
        start: '2022-11',
        end: '2023-06',
        isCurrent: false,
        description:
          'Recepción de fruta, calibres, defectos, cloro libre, detección de metales y liberación de cajas durante la campaña. Dirigí una fila de 40 seleccionadoras.',
      },
      {
        position: 'Practicante',
        company: 'Laboratorio de aguas y suelos de la universidad',
        start: '2022-03',
        end: '2022-10',
        isCurrent: false,
        description: 'Toma de muestras en ríos, cloruros, turbidez, calibrar equipos.',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad Nacional del Santa',
        field: 'Ingeniería Agroindustrial',
        isCurrent: false,
      },
    ],
    location: 'Nuevo Chimbote, Áncash',
    pay: { min: 180000, max: 260000, currency: 'PEN' },
  },
  {
    key: 'spring-regions-tecnica-enfermeria-ayacucho',
    split: 'held-out',
    firstName: 'Yeny',
    lastName: 'Quispe Ccente',
    title: 'Técnica de enfermería',
    summary:
      'Titulada, he trabajado en clínica, en botica y en comunidades. Soy sola y no tengo problema de irme a la selva, a una mina o donde haya. Hablo quechua.',
    skills: [
      'inyectables',
      'control de signos',
      'vacunas',
      'dosaje de hemoglobina',
      'canalizar',
      'atención en mostrador',
    ],
    languages: [{ name: 'Quechua', level: 'native' }],
    certifications: ['RCP y primeros auxilios 2024'],
    experiences: [
      {
        position: 'Técnica asistencial',
        company: 'Clínica San Cristóbal de Huamanga',
        start: '2023-02',
        end: null,
        isCurrent: true,
        description:
          'piso de cirugía y guardias en emergencia: presión, baño, sondas con la licenciada, traslado de pacientes, tomar muestra de sangre y llevar al laboratorio',
      },
      {
        position: 'Técnica',
        company: 'Puesto de salud Chiara (reemplazo)',
        start: '2022-01',
        end: '2022-11',
        isCurrent: false,
        description:
          'peso y talla de niños, gotitas de hierro, visitas casa por casa, charlas con las mamás y vacunación en anexos',
      },
      {
        position: 'Dispensadora',
        company: 'Botica Santa Rosa',
        start: '2020',
        end: '2021',
        isCurrent: false,
        description: 'despacho de recetas, caja y vencidos',
      },
    ],
    educations: [
      {
        degree: 'Técnico',
        institution: 'IESTP Víctor Álvarez Huapaya',
        field: 'Enfermería Técnica',
        isCurrent: false,
      },
    ],
    location: 'Ayacucho',
    pay: { min: 160000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-ambiental-cajamarca',
    split: 'held-out',
    firstName: 'Diego',
    lastName: 'Terrones Bazán',
    title: 'Ing. ambiental',
    summary:
      'Titulado, en trámite de colegiatura. Experiencia en muestreos y en la oficina de limpieza pública. Disponible para campo y viajes.',
    skills: ['muestreo de agua y ruido', 'QGIS y Autocad', 'IPERC', 'compost', 'charlas a vecinos'],
    languages: [{ name: 'Inglés', level: 'intermediate' }],
    certifications: ['Curso ISO 14001 e ISO 45001'],
    experiences: [
      {
        position: 'Técnico de campo',
        company: 'Laboratorios Agua Clara',
        start: '2023-09',
        end: '2025-05',
        isCurrent: false,
        description:
          'puntos de monitoreo en río y manantiales, parámetros in situ, blancos y duplicados, llenado de cadena y despacho al laboratorio. manejo camioneta',
      },
      {
        position: 'Asistente de limpieza pública y áreas verdes',
        company: 'Municipalidad distrital de Baños del Inca',
        start: '2022-03',
        end: '2023-08',
        isCurrent: false,
        description:
          'segregación en la fuente con 1,800 viviendas, planta de compost, rutas del camión, cumplimiento de metas del MEF y talleres en colegios, encuestas de satisfacción en tablet; integrante del comité de seguridad',
      },
    ],
    educations: [
      {
        degree: 'Título de ingeniero',
        institution: 'Universidad Nacional de Cajamarca',
        field: 'Ingeniería Ambiental',
        isCurrent: false,
      },
    ],
    location: 'Cajamarca',
    pay: { min: 220000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-creditos-chiclayo',
    split: 'held-out',
    firstName: 'Jhon',
    lastName: 'Sandoval Cajusol',
    title: 'Asesor de créditos pyme',
    summary:
      'Con 4 años en el rubro, mi cartera actual es de 1.7 millones con mora de 3.2%. Quiero crecer. Conozco Lambayeque y el Bajo Piura, me pasaría a Piura.',
    skills: ['evaluación de negocio', 'visita a mercados', 'recuperación', 'crédito agrícola', 'moto propia'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'Analista de créditos',
        company: 'Caja de ahorro y crédito (región norte)',
        start: '2022-04',
        end: null,
        isCurrent: true,
        description:
          'Promoción en mercados y caseríos, levanto balance e ingresos del cliente, presento a comité, llevo 260 clientes, cobro atrasados desde el día 1.',
      },
      {
        position: 'Gestor de cobranzas',
        company: 'Estudio de cobranza Norte Legal',
        start: '2020-10',
        end: '2022-03',
        isCurrent: false,
        description: 'visita domiciliaria a deudores de bancos, acuerdos y reprogramación',
      },
      {
        position: 'Supervisor de ventas',
        company: 'Distribuidora de abarrotes Ferreñafe',
        start: '2018',
        end: '2020',
        isCurrent: false,
        description: '7 vendedores de bodega, cuotas y cobranza',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad Señor de Sipán',
        field: 'Administración',
        isCurrent: false,
      },
    ],
    location: 'Chiclayo, Lambayeque',
    pay: { min: 230000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-trabajo-social-cusco',
    split: 'held-out',
    firstName: 'Roxana',
    lastName: 'Huillca Mamani',
    title: 'Trabajadora social',
    summary:
      'Licenciada y colegiada con trabajo en comunidades campesinas. Hablo quechua desde niña. Últimamente en proyectos de empresas mineras y antes en municipio con familias.',
    skills: [
      'facilitación de talleres',
      'padrón de beneficiarios',
      'informes sociales',
      'mediación',
      'KoboToolbox',
    ],
    languages: [
      { name: 'Quechua', level: 'native' },
      { name: 'Inglés', level: 'basic' },
    ],
    certifications: ['Diplomado en gestión de conflictos sociales'],
    experiences: [
      {
        position: 'Gestora social',
        company: 'Consultora Ayni, proyectos en Chumbivilcas y Grau',
        start: '2022-01',
        end: null,
        isCurrent: true,
        description:
          'Acompañamiento a 4 comunidades por tema de carretera minera: asambleas, actas, quejas, compromisos, contratación local y encuestas de línea base.',
      },
      {
        position: 'Responsable de programas sociales',
        company: 'Municipalidad distrital de Ollantaytambo',
        start: '2019-04',
        end: '2021-12',
        isCurrent: false,
        description: 'Empadronamiento de hogares, vaso de leche, adulto mayor, violencia familiar y visitas.',
      },
    ],
    educations: [{ degree: 'Licenciada', institution: 'UNSAAC', field: 'Trabajo Social', isCurrent: false }],
    location: 'Cusco',
    pay: { min: 250000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-electricista-huancayo',
    split: 'held-out',
    firstName: 'Richard',
    lastName: 'Ñahui Poma',
    title: 'Electricista',
    summary:
      'electricidad industrial y redes. trabaje en postes de media y baja tension y tambien en planta de cemento. busco estabilidad, me adapto a viajar',
    skills: ['tableros', 'motores', 'empalmes', 'pertiga', 'multimetro y megometro'],
    languages: [],
    certifications: ['Riesgo eléctrico y trabajos en altura'],
    experiences: [
      {
        position: 'tecnico electricista de redes',
        company: 'JR contratistas electricos',
        start: '2023-01',
        end: null,
        isCurrent: true,
        description:
          'cambio de aisladores, seccionadores, luminarias y acometidas, emergencia de noche en Concepción y Chupaca, manejo la camioneta. puse paneles con bateria en dos postas',
      },
      {
        position: 'Ayudante y luego tecnico',
        company: 'cementera en Tarma (tercero)',
        start: '2020-06',
        end: '2022-10',
        isCurrent: false,
        description:
          'mantenimiento de motores de faja, cambio de rodajes, arranque estrella triangulo, celdas con supervisor',
      },
    ],
    educations: [
      {
        degree: 'técnico',
        institution: 'Senati Huancayo',
        field: 'Electricista industrial',
        isCurrent: false,
      },
    ],
    location: 'El Tambo, Huancayo',
    pay: { min: 200000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-hotel-cusco',
    split: 'held-out',
    firstName: 'Milagros',
    lastName: 'Champi Loayza',
    title: 'Turismo - recepción y reservas',
    summary:
      'Bachiller en turismo. Me gusta tratar con pasajeros de todos los países. Trabajé en front desk y en una agencia, estoy sacando el carnet de guía.',
    skills: ['Amadeus básico', 'atención al huésped', 'reservas', 'caja', 'Opera'],
    languages: [
      { name: 'Inglés', level: 'advanced' },
      { name: 'Portugués', level: 'basic' },
    ],
    certifications: ['TOEFL ITP'],
    experiences: [
      {
        position: 'Recepcionista',
        company: 'Hotel Killa Plaza (3 estrellas)',
        start: '2023-05',
        end: null,
        isCurrent: true,
        description:
          'turnos mañana y noche, entrada y salida de pasajeros, cargos a habitación, cambio, respuesta a comentarios en internet y apoyo en ventas de tours',
      },
      {
        position: 'Asistente de operaciones',
        company: 'Agencia Ruta del Cóndor',
        start: '2021-08',
        end: '2023-03',
        isCurrent: false,
        description:
          'boletos de tren, ingreso a Machu Picchu, hoteles, cotización por mail y asignar guias y movilidad',
      },
    ],
    educations: [{ degree: 'Bachiller', institution: 'UNSAAC', field: 'Turismo', isCurrent: false }],
    location: 'Cusco',
    pay: { min: 150000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-civil-tacna',
    split: 'held-out',
    firstName: 'Álvaro',
    lastName: 'Mamani Cohaila',
    title: 'Bach. en Ing. Civil / dibujo y costos',
    summary:
      'Un año y medio apoyando en obra y gabinete. Domino planos y metrados. Abierto a oficina técnica, catastro o trabajos remotos.',
    skills: ['autocad', 'revit', 's10 y delphin', 'ms project', 'nivel y estacion total', 'Civil 3D (curso)'],
    languages: [],
    certifications: ['Residencia y supervisión de obras públicas - 120 h'],
    experiences: [
      {
        position: 'Asistente de oficina técnica',
        company: 'Consorcio Vías de Alto de la Alianza',
        start: '2024-08',
        end: null,
        isCurrent: true,
        description:
          'cuantifico partidas, sustento de mayores metrados, planos as built, cuaderno y fotos para la valorizacion. Replanteo con el topografo, y las charlas diarias de seguridad cuando falta el prevencionista',
      },
      {
        position: 'Practicante de proyectos',
        company: 'Estudio de Ingeniería Caplina',
        start: '2023-06',
        end: '2024-06',
        isCurrent: false,
        description:
          'modelado de losas y vigas de un colegio, detalle, láminas A1, y levantamiento de terrenos',
      },
      {
        position: 'Profesor de aritmética y física',
        company: 'Academia Pre Científica',
        start: '2021',
        end: '2023',
        isCurrent: false,
        description: 'medio tiempo mientras estudiaba',
      },
    ],
    educations: [
      { degree: 'Bachiller', institution: 'UNJBG Tacna', field: 'Ingeniería civil', isCurrent: false },
    ],
    location: 'Tacna',
    pay: { min: 200000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-almacen-arequipa',
    split: 'held-out',
    firstName: 'Percy',
    lastName: 'Salas Chávez',
    title: 'Encargado de almacén y tienda',
    summary:
      'He sido responsable de almacén en distribuidora y administré una tienda de línea blanca. Manejo personal, inventarios y cuadres. Puedo trabajar en régimen de mina.',
    skills: ['inventarios', 'despacho', 'rotación de stock', 'Excel', 'personal a cargo'],
    languages: [],
    certifications: ['Operador de montacargas'],
    experiences: [
      {
        position: 'Supervisor de almacén',
        company: 'Distribuidora San Camilo EIRL',
        start: '2021-07',
        end: null,
        isCurrent: true,
        description:
          'equipo de 9, reciben y arman pedidos de abarrote, cargamos de madrugada 5 camiones, recuento semanal y mermas, liquidación de reparto con los choferes',
      },
      {
        position: 'Administrador de tienda',
        company: 'Hogar Feliz electrodomésticos, Camaná',
        start: '2018-01',
        end: '2021-05',
        isCurrent: false,
        description: '4 vendedores y cajera, cuota, arqueo, pedidos a Lima, créditos con financiera',
      },
    ],
    educations: [
      {
        degree: 'Profesional técnico',
        institution: 'Instituto del Sur',
        field: 'Administración de negocios',
        isCurrent: false,
      },
    ],
    location: 'Cayma, Arequipa',
    pay: { min: 220000, max: null, currency: 'PEN' },
  },
  {
    key: 'spring-regions-joven-trujillo',
    split: 'held-out',
    firstName: 'Anderson',
    lastName: 'Reyes Otiniano',
    title: 'Busco trabajo, disponibilidad inmediata',
    summary:
      'Tengo ganas de aprender. Dejé la carrera en 3er ciclo por motivos económicos pero pienso retomar.',
    skills: ['cableado', 'formateo de pc', 'atencion al publico'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'ayudante instalacion de camaras y cable',
        company: 'con mi tio',
        start: '2024-05',
        end: '2025-03',
        isCurrent: false,
        description: 'pasar cable utp y coaxial, canaleta, conectores, configurar wifi',
      },
      {
        position: 'mozo',
        company: 'Restaurante El Sombrero',
        start: '2023-12',
        end: '2024-03',
        isCurrent: false,
        description: 'verano, mesas y barra',
      },
    ],
    educations: [
      {
        degree: 'Técnico (inconcluso)',
        institution: 'Instituto Tecnotronic Trujillo',
        field: 'Electrónica y telecomunicaciones',
        isCurrent: false,
      },
    ],
    location: 'El Porvenir, Trujillo',
    pay: null,
  },
  {
    key: 'spring-regions-veterinaria-puno',
    split: 'held-out',
    firstName: 'Sheyla',
    lastName: 'Condori Larico',
    title: 'MVZ',
    summary:
      'Médico veterinaria y zootecnista colegiada. Campo más que ciudad: vacas, ovejas y alpacas. Tengo brevete. Puedo ir a vivir a otra región por un buen proyecto.',
    skills: [
      'inseminación artificial',
      'ecografía',
      'dosificación',
      'calendario sanitario',
      'capacitar productores',
    ],
    languages: [{ name: 'Quechua', level: 'intermediate' }],
    certifications: ['Curso IATF en bovinos'],
    experiences: [
      {
        position: 'Extensionista pecuaria',
        company: 'Proyecto ganadero municipal Ayaviri',
        start: '2023-08',
        end: '2025-06',
        isCurrent: false,
        description:
          'Inseminé 640 vacas brown swiss, diagnostico de preñez, control de mastitis, registros, escuelas para ganaderos; tambien campaña de antiparasitarios en alpacas.',
      },
      {
        position: 'Veterinaria',
        company: 'Consultorio Patitas, Juliaca',
        start: '2022-09',
        end: '2023-07',
        isCurrent: false,
        description:
          'medio tiempo: vacunas, castraciones, emergencias sencillas de perros; los sábados atendía la tienda agroveterinaria (vacunas, abono foliar, insecticidas)',
      },
    ],
    educations: [
      {
        degree: 'Título profesional',
        institution: 'UNA Puno',
        field: 'Medicina Veterinaria y Zootecnia',
        isCurrent: false,
      },
    ],
    location: 'Ayaviri, Puno',
    pay: { min: 250000, max: null, currency: 'PEN' },
  },
]
