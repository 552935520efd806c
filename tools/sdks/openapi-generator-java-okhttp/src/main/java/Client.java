import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.SendMessageRequestTo;

/** What differs between the libraries of the generator. */
final class Client {
  static ApiClient create(String url, String email, String key) {
    var client = new ApiClient().setBasePath(url);
    client.setUsername(email);
    client.setPassword(key);
    return client;
  }

  static Error error(ApiException exception) throws Exception {
    return Error.fromJson(exception.getResponseBody());
  }

  static SendMessageRequestTo recipient(long id) {
    return new SendMessageRequestTo(id);
  }
}
