/** Skills of video, photography, animation and sound. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const audiovisualSkills = `
Producción audiovisual | technical | audiovisual production, video production, realizacion audiovisual, produccion de videos, creacion audiovisual, comunicacion audiovisual | Edición de video, Filmación, Postproducción
Edición de video | technical | video editing, edicion audiovisual, editor de video, montaje de video, edicion de reels | Adobe Premiere Pro, DaVinci Resolve, Final Cut Pro, CapCut
Postproducción | technical | post produccion, postproduction, postproduccion de video, postproduccion audiovisual | Edición de video, Corrección de color, Efectos visuales
Corrección de color | technical | color grading, colorizacion de video, etalonaje, color correction | DaVinci Resolve, Postproducción
Efectos visuales | technical | vfx, visual effects, efectos especiales digitales, composicion digital, compositing | Adobe After Effects, Nuke, Motion graphics
Motion graphics | technical | motion design, grafica en movimiento, mograph, grafismo animado | Adobe After Effects, Animación 2D, Cinema 4D
Animación 2D | technical | 2d animation, animacion tradicional, dibujos animados, animador 2d | Toon Boom Harmony, Adobe Animate, Motion graphics
Animación 3D | technical | 3d animation, animador 3d, animacion de personajes 3d | Blender, Maya, Rigging 3D, Modelado 3D
Animación digital | technical | digital animation, ?animacion, ?animation, animacion por computadora | Animación 2D, Animación 3D
Stop motion | technical | stopmotion, animacion cuadro por cuadro | Animación digital
Rigging 3D | technical | rigging de personajes, skinning 3d | Animación 3D, Maya
Texturizado 3D | technical | texturing 3d, uv mapping, texturizado, shading 3d | Modelado 3D, ZBrush
Escultura digital | technical | digital sculpting, esculpido digital, esculpido 3d | ZBrush, Modelado 3D
Filmación | technical | filming, camarografia, operacion de camara, videografia, grabacion de video, manejo de camaras de video, camarografo, videografo | Producción audiovisual, Dirección de fotografía, Fotografía
Dirección de fotografía | technical | cinematography, director de fotografia, cinematografia | Filmación, Iluminación audiovisual
Iluminación audiovisual | technical | iluminacion de set, iluminacion para video, iluminacion fotografica, lighting de estudio, studio lighting, film lighting | Fotografía, Filmación
Dirección audiovisual | technical | direccion de cine, film directing, direccion de videos, director audiovisual, realizador audiovisual | Producción audiovisual, Guion audiovisual
Guion audiovisual | technical | guionismo, screenwriting, elaboracion de guiones, escritura de guiones, script writing, redaccion de guiones | Redacción creativa, Dirección audiovisual
Producción de cine y televisión | technical | produccion de tv, produccion televisiva, produccion cinematografica, tv production, asistente de produccion audiovisual | Producción audiovisual, Producción de programas
Producción de programas | technical | produccion de programas de television, productor de television, programas en vivo, television program production, tv show production | Producción de cine y televisión, Transmisión en vivo
Operación de switcher | technical | switcher de video, director de camaras, tricaster, atem, vision mixing, video switcher operation | Transmisión en vivo, Producción de cine y televisión
Transmisión en vivo | technical | live streaming, streaming en vivo, streaming, transmision de eventos en vivo | OBS Studio, Operación de switcher
Grabación con dron | technical | filmacion con drones, fotografia aerea, videografia aerea, drone filming, tomas aereas con dron | Filmación, Fotografía
Fotografía | technical | photography, fotografia digital, fotografo, manejo de camara fotografica, manejo de camara reflex, toma fotografica, fotografo profesional | Retoque fotográfico, Adobe Lightroom, Fotografía de producto
Fotografía de producto | technical | product photography, fotografia publicitaria, fotografia para e-commerce, fotografia de alimentos, food photography, fotografia gastronomica | >Fotografía
Fotografía de moda | technical | fashion photography, fotografia de lookbook | >Fotografía, Fotografía de producto
Fotografía de eventos | technical | event photography, fotografia social, fotografia de bodas, cobertura fotografica | >Fotografía
Fotografía documental | technical | fotoperiodismo, photojournalism, fotografia periodistica, reportaje fotografico | >Fotografía, Periodismo
Fotografía inmobiliaria | technical | real estate photography, fotografia arquitectonica, fotografia de interiores, tour virtual 360, fotografia 360 | >Fotografía
Revelado fotográfico | technical | impresion fotografica, minilab, laboratorio fotografico, photo developing, photo lab printing | Fotografía
Cámaras DSLR | tool | camara reflex, camaras mirrorless, sony alpha, canon eos | Fotografía, Filmación
Estabilizadores y gimbal | tool | gimbal, estabilizador de camara, steadicam, dji ronin | Filmación
Capture One | tool | captureone, capture one pro | Adobe Lightroom, Retoque fotográfico
Adobe Premiere Pro | tool | premiere, adobe premiere, premiere pro | >Edición de video, DaVinci Resolve, Final Cut Pro, Adobe After Effects
Adobe After Effects | tool | after effects, aftereffects | Motion graphics, Adobe Premiere Pro, Cinema 4D
Adobe Audition | tool | audition adobe, ?audition | >Edición de audio, Audacity
Adobe Animate | tool | adobe flash, macromedia flash, animate cc | Animación 2D, Toon Boom Harmony
Adobe Media Encoder | tool | media encoder | Adobe Premiere Pro
Adobe Character Animator | tool | character animator | Animación 2D
DaVinci Resolve | tool | davinci, da vinci resolve, blackmagic davinci | >Edición de video, Adobe Premiere Pro, Corrección de color
Final Cut Pro | tool | final cut, finalcut, final cut x, fcpx | >Edición de video, Adobe Premiere Pro
Avid Media Composer | tool | ?avid, media composer | >Edición de video, Adobe Premiere Pro
Sony Vegas | tool | vegas pro, sony vegas pro, magix vegas | >Edición de video, Adobe Premiere Pro
CapCut | tool | cap cut, capcut pro | >Edición de video, Filmora
Filmora | tool | wondershare filmora | >Edición de video, CapCut
Camtasia | tool | camtasia studio, techsmith camtasia | >Edición de video, Tutoriales en video
Tutoriales en video | technical | video tutorials, videotutoriales, grabacion de tutoriales, grabacion de pantalla, screencast | Camtasia, Edición de video
InShot | tool | in shot app | >Edición de video, CapCut
iMovie | tool | i movie | Edición de video, Final Cut Pro
Blender | tool | blender 3d | >Modelado 3D, Maya, Cinema 4D, 3ds Max
?Maya | tool | autodesk maya, maya 3d | >Modelado 3D, 3ds Max, Blender
Cinema 4D | tool | c4d, maxon cinema 4d, cinema4d | >Modelado 3D, Blender, Motion graphics
ZBrush | tool | z brush, pixologic zbrush | Escultura digital, Modelado 3D
Houdini | tool | sidefx houdini | Efectos visuales, Animación 3D
Nuke | tool | foundry nuke, nukex | Efectos visuales, Adobe After Effects
Toon Boom Harmony | tool | toon boom, toonboom, ?harmony | Animación 2D, Adobe Animate
Spine 2D | tool | esoteric spine, spine animation | Animación 2D, Videojuegos
Rive | tool | rive app | Motion graphics, Diseño de interacción
Lottie | tool | lottiefiles | Motion graphics, Rive
Runway | tool | runway ml, runwayml | Generación de video con IA
Generación de video con IA | technical | ai video generation, videos con ia, heygen, avatares con ia | Inteligencia artificial generativa, Edición de video
OBS Studio | tool | ?obs, open broadcaster software | Transmisión en vivo, vMix
StreamYard | tool | stream yard | Transmisión en vivo, OBS Studio
vMix | tool | v mix | Transmisión en vivo, OBS Studio
Edición de audio | technical | audio editing, edicion de sonido, sound editing, edicion sonora | Audacity, Pro Tools, Mezcla y masterización
Diseño sonoro | technical | sound design, diseno de sonido, musicalizacion, foley | Edición de audio, Postproducción
Sonido en vivo | technical | live sound, sonidista, operador de sonido, ingenieria de sonido, tecnico de sonido, consola de audio, sonido directo | Mezcla y masterización, Edición de audio
Mezcla y masterización | technical | mixing and mastering, mezcla de audio, masterizacion, mastering de audio | Pro Tools, Edición de audio, Producción musical
Producción musical | technical | music production, produccion de musica, beatmaking, arreglos musicales | Ableton Live, FL Studio, Composición musical
Composición musical | technical | music composition, composicion de musica, creacion de jingles | Producción musical
DJ | technical | disc jockey, dj de eventos, mezcla de musica en vivo | Producción musical, Sonido en vivo
Locución | technical | voice over, voz en off, locutor, locutora, locucion comercial, voiceover | Doblaje, Locución radial
Doblaje | technical | dubbing, doblaje de voz, actor de doblaje | Locución, Subtitulado
Podcasting | technical | podcast, produccion de podcast, podcaster, edicion de podcast | Edición de audio, Locución
Pro Tools | tool | protools, avid pro tools | >Edición de audio, Logic Pro, Cubase
Logic Pro | tool | logic pro x, apple logic | >Edición de audio, Pro Tools
Ableton Live | tool | ableton | Producción musical, FL Studio
FL Studio | tool | fruity loops, fruityloops | Producción musical, Ableton Live
Cubase | tool | steinberg cubase | >Edición de audio, Pro Tools
Audacity | tool | audacity audio | >Edición de audio, Adobe Audition
Reaper | tool | cockos reaper, reaper daw | >Edición de audio, Pro Tools
ElevenLabs | tool | eleven labs, sintesis de voz con ia | Locución, Inteligencia artificial generativa
Proyecciones y pantallas LED | technical | pantallas led, video mapping, operador de pantallas led, resolume | Transmisión en vivo
`
