/** What the work of occupations with people is done with and about; the format of a line is in `duties-office.data.ts`. */
export const peopleDuties = `
Docente de educación inicial: niño pequeño aula juego cuento nido canción rutina preescolar cuna familia motricidad padre movimiento párvulo jardín
Docente de educación primaria: niño aula grado alumno lectoescritura matemática ugel sesión padre primaria tutor
Docente de educación secundaria: alumno adolescente aula grado sesión curso secundaria tutoría ugel
Docente de matemática: álgebra número razonamiento geometría alumno examen aula preuniversitario exactas ecuación academia
Docente de comunicación: lectura lengua literatura redacción alumno comprensión aula
Docente de ciencias: biología química física laboratorio alumno experimento aula
Docente de ciencias sociales: historia geografía ciudadanía cívica alumno aula
Docente de inglés: inglés alumno conversación aula listening cambridge toefl
Profesor de idiomas: idioma alumno conversación instituto portugués francés
Docente de educación física: deporte juego alumno movimiento psicomotriz
Docente de arte y cultura: pintura música danza taller alumno arte
Docente de computación: computadora laboratorio ofimática alumno cómputo
Docente de educación especial: inclusión discapacidad autismo niño adaptación cebe
Maestro sombra: niño inclusión autismo acompañar aula conducta apoyo
Auxiliar de educación: niño aula apoyo recreo disciplina lonchera higiene alumno
Especialista en estimulación temprana: bebé niño mamá desarrollo juego temprana cuna
Docente universitario: universidad cátedra curso tesis sílabo alumno facultad
Jefe de práctica: práctica laboratorio alumno universidad facultad
Docente técnico: instituto taller módulo alumno técnico práctica cetpro
Profesor particular: alumno domicilio clase tarea reforzamiento
Director de institución educativa: colegio dirección docente ugel padre plana directivo pedagógico
Coordinador académico: docente plana malla horario colegio instituto académico
Especialista pedagógico: docente monitoreo acompañamiento ugel currículo
Especialista en convivencia escolar: acoso alumno disciplina tutoría convivencia
Diseñador instruccional: curso virtual lms guion aprendizaje módulo
Bibliotecólogo: libro lector préstamo catálogo biblioteca colección
Asesor de tesis: tesis investigación alumno metodología
Psicólogo: terapia consejería evaluación paciente taller test salud mental
Psicólogo clínico: psicoterapia paciente ansiedad depresión consulta salud mental terapia diagnóstico
Psicólogo educativo: alumno colegio tutoría orientación padre escuela
Psicólogo social comunitario: comunidad taller familia violencia cem prevención
Trabajador social: familia visita hogar informe caso vulnerable albergue niño socioeconómico sis riesgo adolescente hospital desamparo menor asistenta
Promotor social: comunidad taller familia beneficiario campo población visita
Coordinador de proyectos sociales: proyecto cooperación ong comunidad donante beneficiario informe rural familia productivo cuy quinua desarrollo
Especialista en relaciones comunitarias: comunidad minera acuerdo convenio diálogo queja compromiso poblador anexo influencia conflicto comunero campesino social vínculo asuntos
Sociólogo: encuesta población estudio comunidad social diagnóstico
Antropólogo: comunidad cultura etnografía pueblo indígena campo
Personal de atención permanente: albergue niño residente cuidado acogida
Defensor de la niñez y adolescencia: demuna niño familia caso conciliación
Intérprete de lengua de señas: sordo seña intérprete
Consejero en adicciones: adicto rehabilitación consumo terapia grupo
Médico general: paciente consulta diagnóstico receta posta historia
Médico emergenciólogo: emergencia shock trauma paciente guardia
Médico ocupacional: trabajador examen aptitud vigilancia emo restricción
Médico auditor: auditoría historia carta garantía prestación expediente
Médico internista: paciente hospitalización medicina interna
Médico familiar: familia atención primaria paciente
Médico intensivista: uci crítico ventilador paciente
Pediatra: niño lactante vacuna pediátrico
Ginecólogo: mujer parto gestante ecografía
Cirujano general: cirugía sala operación laparoscópica
Anestesiólogo: anestesia sala operación paciente
Cardiólogo: corazón ecocardiograma paciente
Traumatólogo: fractura hueso cirugía ortopedia
Médico radiólogo: imagen tomografía resonancia ecografía
Psiquiatra: mental paciente psicofármaco
Oftalmólogo: ojo catarata visión
Dermatólogo: piel lesión láser
Urólogo: próstata riñón
Oncólogo: cáncer quimioterapia tumor
Neurólogo: cerebro epilepsia
Gastroenterólogo: endoscopia colonoscopia digestivo
Médico patólogo: biopsia citología
Médico rehabilitador: rehabilitación discapacidad
Endocrinólogo: diabetes tiroides
Nefrólogo: riñón diálisis
Neumólogo: pulmón asma
Otorrinolaringólogo: oído garganta
Infectólogo: infección vih
Cirujano plástico: estética cirugía
Técnico en esterilización: autoclave instrumental esterilizar central
Enfermero: paciente tratamiento turno vía medicación hospitalización vacuna cuidado triaje curación cred inyectable clínica
Enfermero especialista en UCI: crítico ventilador soporte intensivo monitoreo paciente ventilatorio parámetro hemodinámico guardia
Enfermero instrumentista: sala operación cirugía instrumental quirófano
Enfermero ocupacional: trabajador tópico examen mina unidad emo
Enfermero oncólogo: quimioterapia cáncer paciente
Técnico en enfermería: paciente aseo signo vital tópico higiene movilización cama control
Obstetra: gestante parto planificación control prenatal mujer
Paramédico: ambulancia emergencia traslado accidente
Cuidador de adulto mayor: anciano aseo medicina compañía casa mayor geriátrico
Odontólogo: diente caries endodoncia paciente ortodoncia curación sillón
Asistente dental: consultorio instrumental sillón paciente dental
Técnico dental: prótesis corona yeso cerámica
Químico farmacéutico: botica farmacia receta dispensación digemid regente medicamento psicotrópico director sanitaria habilitado dt oficina farmacéutica establecimiento
Técnico en farmacia: botica receta medicamento mostrador anaquel cliente
Especialista en asuntos regulatorios: registro sanitario digemid expediente producto
Tecnólogo médico de laboratorio clínico: muestra sangre orina resultado equipo hematología validar análisis inmunología bioquímica hemograma clínico banco procesar
Técnico de laboratorio clínico: muestra sangre rotulado tubo extracción toma
Tecnólogo médico en radiología: rayos tomografía resonancia imagen placa mamografía
Fisioterapeuta: rehabilitación paciente lesión ejercicio dolor columna rodilla recuperación terapia deportista movilidad cancha
Terapeuta ocupacional: niño autismo sensorial terapia funcional
Terapeuta de lenguaje: habla niño deglución lenguaje voz
Optómetra: lente vista visión óptica montura refracción agudeza
Nutricionista: dieta paciente menú alimentario ración comedor régimen alimentación anemia hospitalizado fórmula cocina
Técnico en nutrición: ración dieta cocina comedor
Admisionista: cita paciente caja seguro clínica admisión historia
Facturador de salud: expediente clínica eps tarifario liquidación seguro
Auditor de seguros de salud: expediente eps siniestro observación
Especialista en salud pública: red epidemiología programa diresa salud
Promotor de salud: comunidad campaña vacuna charla familia posta
Coordinador de ensayos clínicos: protocolo ensayo paciente patrocinador
Técnico ortopédico: prótesis ortesis férula
Podólogo: pie uña callo
Médico veterinario: mascota animal cirugía vacuna perro consulta
Técnico veterinario: mascota animal perro inyectable
Cocinero: cocina plato carta sazón menú comedor ración olla fogón preparar almuerzo guiso parrilla insumo
Chef: carta cocina equipo receta costo plato brigada menú
Instructor de gastronomía: alumno cocina taller clase
Ayudante de cocina: picar lavar verdura cocina olla limpieza insumo
Pastelero: torta postre masa bocadito horno crema hojaldre dulce decoración obrador horneado bollería repostería pastel merma
Panadero: pan masa horno amasar madrugada hornear levadura francés
Trabajador de comida rápida: hamburguesa local cliente freír bandeja pollo turno
Mozo: mesa salón cliente pedido bandeja propina comanda restaurante
Capitán de mozos: salón mesa equipo reserva servicio
Anfitrión: cliente recibir reserva mesa bienvenida
Barman: trago coctel barra bebida bar mezcla
Barista: café espresso latte barra cafetera
Sommelier: vino maridaje cata cava
Administrador de restaurante: local costo mozo cocina turno caja
Administrador de comedor: comedor ración concesionario cocina personal
Coordinador de banquetes: evento catering banquete matrimonio salón
Recepcionista de hotel: huésped check reserva habitación ingreso salida hotel cuenta bienvenida hostal hospedaje turista asignar
Auditor nocturno: noche cierre hotel huésped
Conserje de hotel: huésped taxi tour recomendación
Botones: equipaje maleta huésped
Agente de reservas: reserva habitación tarifa disponibilidad
Camarero de hotel: habitación cama limpieza piso sábana huésped cuarto
Ama de llaves: habitación lencería camarera supervisión piso
Administrador de hotel: huésped ocupación tarifa hotel personal
Guía de turismo: turista tour grupo ruta sitio
Guía de museo: museo visita sala exposición
Counter de viajes: pasaje boleto paquete viaje hotel turista cotizar aerolínea
Operador turístico: paquete turista operación tour transporte
Especialista en turismo: destino turismo promoción producto
Orientador turístico: turista información mapa
Animador de eventos: evento show niño dinámica
Crupier: casino mesa ficha juego
Estilista: cabello corte tinte peinado salón belleza mecha balayage cepillado laceado color alisado keratina rostro
Barbero: barba corte degradado navaja barbería perfilado
Manicurista: uña gel esmaltado acrílico pedicure
Maquillador: maquillaje novia rostro pestaña
Cosmetólogo: facial piel limpieza depilación spa
Cosmiatra: facial piel peeling dermapen acné
Masajista: masaje relajante espalda spa
Tatuador: tatuaje aguja diseño piel
Operario de limpieza: limpiar baño piso trapear oficina desinfección basura
Operario de limpieza pública: barrido calle compactador basura
Supervisor de limpieza: operario cuadrilla sede insumo
Trabajador del hogar: casa cocinar planchar limpieza familia
Niñero: niño bebé cuidar familia tarea
Operario de lavandería: ropa lavar planchar secadora prenda
Lavador de autos: auto lavar pulir aspirar
Conserje: edificio condominio portería visita vecino paquete
Agente funerario: velorio sepelio ataúd
Cuidador de animales: perro paseo zoológico alimentar
Cerrajero automotriz: llave chapa auto
Agente de seguridad: vigilancia puesto ronda ingreso control garita visita turno cámara edificio portería custodia recorrido noche condominio
Agente de resguardo: custodia caudal vip arma escolta
Agente de prevención de pérdidas: tienda hurto tendero merma cámara
Operador de cámaras de vigilancia: cámara monitoreo video pantalla alarma central
Supervisor de seguridad: agente puesto ronda unidad relevo
Sereno: patrullaje vecino distrito serenazgo
Jefe de seguridad ciudadana: serenazgo distrito comité
Policía: comisaría patrulla denuncia
Militar: ejército tropa cuartel
Agente penitenciario: interno penal inpe
Bombero: incendio rescate emergencia
Salvavidas: piscina playa rescate nadar
Inspector de seguridad aeroportuaria: aeropuerto pasajero equipaje rayos
Investigador privado: investigación seguimiento vigilancia
Vendedor: venta cliente meta vender comisión cartera visita cierre
Vendedor de tienda: tienda ropa cliente prenda mostrador probador vitrina
Vendedor integral: tienda cliente caja reposición piso
Vendedor de campo: puerta zona campo cliente visita
Preventista: bodega pedido ruta cartera cobertura
Vendedor técnico: cliente industria equipo asesoría técnico visita insumo
Vendedor de repuestos: repuesto mostrador catálogo auto código
Vendedor de vehículos: auto camioneta concesionario prueba manejo vehicular salón entrega carro
Agente inmobiliario: departamento inmueble lote terreno proyecto captar caseta
Ejecutivo comercial: cartera cliente prospección propuesta empresa cotización corporativo
Key account manager: cuenta cadena supermercado negociación cliente clave
Desarrollador de negocios: prospección alianza mercado cliente propuesta
Supervisor de ventas: vendedor meta ruta cobertura equipo
Jefe de ventas: equipo vendedor presupuesto meta canal
Gerente comercial: estrategia canal presupuesto mercado rentabilidad
Analista comercial: venta reporte indicador canal proyección
Asistente comercial: cotización cliente pedido vendedor seguimiento
Cotizador: cotización metrado presupuesto cliente lista
Ejecutivo de ventas en línea: tienda web pedido chat redes
Mercaderista: góndola exhibición tienda stock planograma
Impulsador: degustación muestra supermercado producto
Reponedor: góndola anaquel mercadería stock supermercado
Cajero: caja cobro vuelto cuadre tienda cliente efectivo supermercado pos
Jefe de tienda: tienda equipo venta apertura stock
Jefe de sección de retail: sección piso venta exhibición
Comprador retail: temporada colección proveedor margen
Visitador médico: médico laboratorio visita muestra medicamento
Promotor de seguros: seguro póliza cliente vida
Asesor de servicios funerarios: camposanto sepultura familia
Asesor educativo: matrícula alumno curso universidad instituto
Comerciante: negocio mercado puesto bodega
Teleoperador de ventas: llamada venta teléfono portabilidad
Teleoperador: llamada cliente teléfono consulta contact center chat solución reclamo
Asesor de atención al cliente: cliente consulta reclamo chat llamada solución contacto devolución cambio plataforma canal pedido conforme usuario
Gestor de reclamos: reclamo indecopi libro respuesta plazo
Analista de experiencia del cliente: nps encuesta satisfacción journey
Customer success manager: cliente onboarding renovación churn saas
Ejecutivo postventa: garantía posventa cliente servicio reclamo
Asesor de servicio automotriz: taller orden vehículo cita entrega
Supervisor de call center: agente llamada meta campaña equipo
Analista de calidad de call center: llamada monitoreo pauta escucha
Analista de dimensionamiento: curva agente pronóstico turno
Actor: teatro escena personaje
Bailarín: danza baile coreografía
Músico: instrumento banda concierto
Entrenador deportivo: equipo entrenamiento deporte técnica
Instructor de fitness: gimnasio rutina clase socio entrenamiento
`
