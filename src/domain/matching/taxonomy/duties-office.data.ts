/**
 * What the work of an occupation is done with and about, in the words of ads and of those who do it: `Occupation: word word …`, by the masculine
 * form, singular, verbs in the infinitive. Words of its names and of its usual skills need not be said again.
 */
export const officeDuties = `
Asistente administrativo: documento archivo oficio carta cotización orden factura proveedor trámite agenda registro cuadro reporte útil caja chica mensajería oficina
Auxiliar administrativo: archivo fotocopia documento oficio trámite mensajería folio foliar escaneo registro útil oficina cargo
Secretario: agenda llamada oficio carta acta archivo memorando visita reunión redacción documento dictado oficina despacho
Secretario ejecutivo: agenda viaje directorio acta reunión presentación llamada correspondencia gerencia pasaje hotel bilingüe
Asistente de gerencia: agenda viaje reunión gerencia directorio acta presentación viáticos reporte confidencial correspondencia vuelo
Administrador de oficina: oficina proveedor útil mantenimiento contrato servicio sede caja limpieza mudanza mobiliario equipo
Asistente virtual: remoto correo agenda calendario casa cliente chat freelance organizar zoom
Recepcionista: visita llamada central telefónica ingreso correspondencia paquete mostrador bienvenida citas cita recibir público sala
Administrador: personal presupuesto caja proveedor local negocio control gasto pago planilla compra sede
Coordinador administrativo: sede proveedor pago contrato servicio personal presupuesto control gasto caja equipo
Jefe de administración: presupuesto proveedor contrato servicio tesorería personal activo política gasto contabilidad sede
Gerente general: directorio estrategia rentabilidad empresa accionista gerencia crecimiento negocio utilidad resultado
Gerente de operaciones: operación servicio rentabilidad indicador jefatura proceso presupuesto productividad sede
Supervisor de operaciones: turno operación personal indicador incidencia servicio cumplimiento cuadrilla reporte
Analista de operaciones: operación indicador conciliación incidencia reporte control base proceso seguimiento
Administrador de edificios: edificio condominio junta propietario cuota mantenimiento vecino conserje áreas comunes morosidad torre
Jefe de proyectos: proyecto cronograma alcance interesado hito entregable riesgo presupuesto seguimiento cliente patrocinador
Analista de procesos: proceso flujograma mejora procedimiento mapeo diagrama tiempo desperdicio levantamiento manual estandarizar
Analista de planeamiento estratégico: estrategia objetivo indicador plan tablero meta anual directorio iniciativa
Consultor de negocios: consultoría diagnóstico cliente propuesta recomendación transformación empresa pyme
Archivista: archivo folio expediente custodia documento catalogar clasificación conservación repositorio acervo
Técnico en gestión documental: mesa partes expediente folio cargo oficio sistema trámite documento recepción derivar notificar
Mensajero: carta cargo moto entrega documento notaría banco reparto courier diligencia ventanilla
Fotocopista: copia impresora anillado tóner ploteo escaneo empaste
Analista de sistema integrado de gestión: norma auditoría procedimiento documento iso hallazgo acción correctiva certificación trinorma
Analista de recursos humanos: colaborador legajo ingreso contrato clima onboarding vacaciones proceso desempeño
Asistente de recursos humanos: legajo contrato colaborador file ingreso vacaciones descanso boleta fotocheck inducción
Analista de selección: candidato entrevista convocatoria vacante postulante perfil referencia filtro evaluación talento hunting terna oferta puesto cubrir ingreso
Reclutador de TI: candidato programador desarrollador entrevista linkedin vacante talento tecnología sourcing perfil
Analista de planillas: planilla nómina boleta remuneración pago cts gratificación liquidación afp vacaciones descuento quinta aporte subsidio cese pago mensual
Coordinador de recursos humanos: colaborador planilla selección clima capacitación contrato bienestar equipo sede
Asistente de planillas: planilla boleta asistencia tareo contrato vacaciones liquidación afp alta baja trabajador
Analista de compensaciones: salario banda encuesta remuneración incentivo beneficio valoración equidad categoría
Analista de capacitación: curso taller plan formación asistencia proveedor inducción elearning aprendizaje malla facilitador
Capacitador: taller curso charla participante dictar material entrenar aprendizaje aula manual
Analista de bienestar laboral: trabajador actividad aniversario campaña beneficio eps subsidio celebración integración familia onomástico
Trabajador social de empresa: trabajador familia visita subsidio essalud descanso médico caso hospitalización bienestar
Psicólogo organizacional: clima evaluación test cultura colaborador desempeño liderazgo taller entrevista
HR business partner: negocio líder gerente cultura talento sucesión desempeño estrategia colaborador
Jefe de recursos humanos: planilla sindicato clima selección política colaborador cultura presupuesto equipo
Especialista en relaciones laborales: sindicato sunafil inspección negociación pliego convenio despido sanción trabajador falta conflicto
Técnico en control de asistencia: marcación tardanza asistencia turno reloj tareo horas permiso papeleta biométrico
Contador: balance estado libro cierre declaración asiento sunat impuesto empresa estudio firma contable
Analista contable: asiento cuenta conciliación cierre balance provisión análisis mayor libro activo fijo
Asistente contable: factura registro compra venta comprobante asiento libro provisión conciliación digitar declaración
Auxiliar contable: factura comprobante archivo registro digitar ordenar compra venta boleta voucher
Contador de costos: costo centro inventario producción margen valorización costeo insumo variación receta
Jefe de contabilidad: cierre balance auditoría estado directorio libro equipo consolidado
Analista tributario: impuesto renta igv declaración fiscalización sunat determinación detracción percepción devolución reparo carta inductiva fiscal revisión
Facturador: factura guía boleta nota crédito emisión comprobante electrónica cobranza
Analista de cuentas por pagar: factura proveedor pago detracción vencimiento provisión programación orden
Analista de cuentas por cobrar: cliente cobranza saldo crédito vencimiento factura morosidad línea letra
Analista de tesorería: banco flujo pago saldo caja transferencia letra financiamiento divisa cuenta conciliación
Asistente de tesorería: pago banco cheque caja depósito voucher conciliación transferencia
Analista financiero: flujo proyección modelo presupuesto resultado indicador variación margen forecast plan directorio tablero inversión evaluación
Analista de control de gestión: indicador margen presupuesto variación tablero gestión reporte gerencial costo
Analista de presupuestos: presupuesto partida ejecución variación gasto centro anual proyección
Gerente de administración y finanzas: banco financiamiento directorio tesorería contabilidad rentabilidad presupuesto
Contralor: control cierre auditoría política consolidación reporte corporativo matriz
Auditor interno: auditoría hallazgo control riesgo plan informe observación recomendación fraude
Auditor financiero: auditoría encargo firma dictamen estados socio cliente papel trabajo muestra
Economista: estudio mercado indicador modelo econométrico política informe proyección
Analista de inversiones: portafolio fondo bolsa acción bono valorización mercado capital rentabilidad
Analista de riesgos: riesgo cartera modelo mora provisión exposición sbs scoring pérdida
Oficial de cumplimiento: lavado activos uif norma regulador operación sospechosa debida diligencia
Analista de prevención de fraude: fraude alerta transacción tarjeta investigación sospechoso contracargo
Analista de créditos: crédito evaluación cliente estado línea riesgo expediente garantía solicitud aprobación
Asesor de negocios de microfinanzas: crédito microempresario campo cartera mora negocio mercado visita colocación captación emprendedor caja cooperativa consumo personal
Promotor de créditos: crédito captar volante campo cliente préstamo referido consumo promoción
Asesor bancario: banco cuenta tarjeta crédito préstamo cliente cartera ahorro agencia plataforma hipotecario
Cajero bancario: ventanilla depósito retiro billete efectivo banco agencia cuadre operación cliente arqueo bóveda pagos tarjeta seguro
Ejecutivo de banca empresa: empresa cartera leasing financiamiento línea carta fianza cliente corporativo
Administrador de agencia bancaria: agencia colocación equipo meta banco cartera captación bóveda
Analista de operaciones bancarias: banco transferencia canje compensación conciliación cuenta operación swift
Gestor de cobranza: moroso deuda visita pago cobranza cartera domicilio notificación compromiso campo
Gestor de cobranza telefónica: llamada deuda moroso pago compromiso recupero cartera teléfono
Analista de seguros: póliza siniestro prima cobertura asegurado endoso corredor renovación
Actuario: prima reserva mortalidad modelo seguro siniestralidad tabla
Tasador: tasación inmueble valor perito terreno avalúo
Analista de control patrimonial: activo inventario bien toma etiqueta patrimonial baja depreciación
Cambista: dólar moneda cambio divisa casa compra venta
Abogado: demanda contrato expediente audiencia escrito ley juzgado asesoría defensa informe legal juicio opinión
Abogado corporativo: contrato sociedad junta poder accionista cláusula empresa fusión acta comercial
Abogado laboralista: trabajador despido sunafil sindicato inspección juicio demanda laboral empleador cese trabajo
Abogado penalista: delito fiscalía denuncia imputado penal detenido audiencia
Abogado civilista: demanda civil sucesión propiedad desalojo alimentos juzgado divorcio familia
Abogado tributarista: impuesto tribunal fiscal sunat reclamación fiscalización apelación
Abogado ambientalista: ambiental oefa permiso certificación sanción licencia
Abogado en contrataciones del Estado: licitación osce consorcio arbitraje proceso bases contrato
Abogado de propiedad intelectual: marca indecopi patente registro oposición derechos autor
Jefe legal: equipo contrato contingencia directorio litigio estudio externo
Asistente legal: escrito expediente seguimiento notaría registro carta cargo procurar juzgado poder
Asistente notarial: escritura minuta legalización kardex notaría parte carta poder
Notario: escritura fe pública legalización acta
Asistente registral: título partida inscripción registro sunarp asiento
Juez: sentencia despacho audiencia proceso juzgado resolver
Fiscal: delito investigación acusación fiscalía carpeta
Asistente en función fiscal: carpeta fiscal disposición diligencia declaración fiscalía
Especialista judicial: despacho resolución proveído expediente secretario juzgado
Asistente judicial: cédula expediente juzgado notificación cosido foliado
Defensor público: patrocinio gratuito víctima defensa minjus
Conciliador extrajudicial: conciliación acta acuerdo audiencia centro
Perito judicial: pericia peritaje dictamen informe juzgado
Procurador público: defensa estado demanda procuraduría
Ejecutor coactivo: coactiva embargo deuda medida cautelar
Secretario técnico de procesos disciplinarios: pad falta sanción precalificación denuncia servir
Notificador: cédula notificación domicilio cargo entrega diligencia
Especialista administrativo: trámite expediente oficina informe directiva entidad resolución
Especialista en contrataciones del Estado: seace licitación proceso bases osce adjudicación concurso expediente requerimiento
Técnico en logística pública: orden requerimiento siga cotización seace entidad
Operador SIAF: siaf devengado girado certificación compromiso
Contador gubernamental: siaf conciliación estado entidad pliego contaduría
Especialista en presupuesto público: pliego meta certificación modificación mef pim ejecutora
Especialista en planeamiento público: poi pei ceplan plan objetivo institucional
Formulador de proyectos de inversión pública: invierte perfil ficha brecha viabilidad inversión
Auditor gubernamental: contraloría oci control servicio hito hallazgo
Gerente municipal: municipalidad alcalde gestión edil órgano
Subgerente municipal: municipalidad gerencia subgerencia edil
Fiscalizador municipal: multa papeleta infracción licencia local comercio operativo
Fiscalizador tributario: predio autovalúo arbitrio contribuyente deuda sat
Inspector de transporte: acta vehículo infracción operativo ruta terminal
Inspector de trabajo: inspección acta empleador infracción sunafil
Orientador de servicios al ciudadano: ciudadano orientación trámite mac módulo público
Técnico administrativo de registro civil: acta nacimiento matrimonio defunción partida reniec
Especialista en gestión del riesgo de desastres: emergencia desastre coen simulacro edán prevención peligro
Especialista en catastro: predio ficha catastral levantamiento lote plano cofopri
Especialista en programas sociales: beneficiario programa padrón midis usuario juntos
Empadronador social: hogar ficha sisfoh visita padrón encuesta
Agente diplomático: consulado embajada protocolo cancillería
Politólogo: política gobierno análisis incidencia ciudadanía
Inspector migratorio: pasaporte control frontera extranjero migraciones
Oficial de aduanas: aduana mercancía aforo control contrabando
`
