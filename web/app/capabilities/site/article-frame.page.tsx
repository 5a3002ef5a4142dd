/** The server writes title, metadata and text of a public article into this page. */
export default function ArticleFrame() {
  return (
    <div className="wrap article">
      <div data-article="true" />
    </div>
  );
}
